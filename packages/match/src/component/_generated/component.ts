/* eslint-disable */
/**
 * Generated `ComponentApi` utility.
 *
 * THIS CODE IS AUTOMATICALLY GENERATED.
 *
 * To regenerate, run `npx convex dev`.
 * @module
 */

import type { FunctionReference } from "convex/server";

/**
 * A utility for referencing a Convex component's exposed API.
 *
 * Useful when expecting a parameter like `components.myComponent`.
 * Usage:
 * ```ts
 * async function myFunction(ctx: QueryCtx, component: ComponentApi) {
 *   return ctx.runQuery(component.someFile.someQuery, { ...args });
 * }
 * ```
 */
export type ComponentApi<Name extends string | undefined = string | undefined> =
  {
    matches: {
      abandon: FunctionReference<
        "mutation",
        "internal",
        { code?: string; matchId: string; player: string },
        { version: number },
        Name
      >;
      addEntropy: FunctionReference<
        "mutation",
        "internal",
        { code?: string; entropy: string; matchId: string; player: string },
        { version: number },
        Name
      >;
      changeSettings: FunctionReference<
        "mutation",
        "internal",
        {
          code?: string;
          matchId: string;
          player: string;
          settings: {
            mode: "on" | "auto" | "off";
            stops: Array<string>;
            yieldUntil:
              "end-of-turn" | "my-turn" | "something-happens-to-me" | null;
          };
        },
        {
          mode: "on" | "auto" | "off";
          stops: Array<string>;
          yieldUntil:
            "end-of-turn" | "my-turn" | "something-happens-to-me" | null;
        },
        Name
      >;
      createMatch: FunctionReference<
        "mutation",
        "internal",
        {
          bot?: string;
          config?: Record<string, any>;
          deck: Array<string>;
          entropyHash?: string;
          game: string;
          isByInvitation?: boolean;
          isPublic?: boolean;
          isWatchable?: boolean;
          mode?: "casual" | "ranked";
          opponents?: Array<{
            bot: string;
            deck: Array<string>;
            seat?: string;
          }>;
          player: string;
          requestId?: string;
          seat?: string;
          seed?: string | number;
          timeControl?: { bankMs: number; capMs: number; incrementMs: number };
        },
        {
          commitment: string;
          inviteCode: string | null;
          matchId: string;
          seat: string;
          version: number;
        },
        Name
      >;
      explain: FunctionReference<
        "query",
        "internal",
        {
          code?: string;
          commands: Array<any>;
          matchId: string;
          player: string;
        },
        {
          explanations: Array<
            | {
                legal: true;
                move: {
                  anytime?: true;
                  command: any;
                  id: string;
                  text: string;
                };
              }
            | { legal: false; rejection: any }
          >;
          version: number;
        },
        Name
      >;
      getClocks: FunctionReference<
        "query",
        "internal",
        { code?: string; matchId: string; player: string },
        {
          atMs: number;
          clocks: Array<{
            decisionMs: number | null;
            leftMs: number;
            seat: string;
          }>;
        } | null,
        Name
      >;
      getMatchMeta: FunctionReference<
        "query",
        "internal",
        { code?: string; matchId: string; player: string },
        {
          actors: Array<string>;
          cardSet: string;
          commitment: string;
          createdAtMs: number;
          endedAtMs: number | null;
          game: string;
          inviteCode: string | null;
          isByInvitation: boolean;
          isPublic: boolean;
          isSeedChosen: boolean;
          isWatchable: boolean;
          matchId: string;
          mode: "casual" | "ranked";
          outcome: { reason: string; winners: Array<string> } | null;
          ownCards: { hash: string; name: string } | null;
          playedFrom: { matchId: string; version: number } | null;
          rematch: string | null;
          rematchOf: string | null;
          rulesVersion: number;
          seat: string;
          seats: Array<{
            bot?: string;
            by: "player" | "bot" | "nobody";
            deckLock: string | null;
            entropyHash: string | null;
            isOpened: boolean;
            seat: string;
          }>;
          startedAtMs: number | null;
          status: "waiting" | "active" | "completed" | "aborted" | "suspended";
          stopped: string | null;
          timeControl: {
            bankMs: number;
            capMs: number;
            incrementMs: number;
          } | null;
          turn: number | null;
          updatedAtMs: number;
          version: number;
          winner: string | null;
        },
        Name
      >;
      getOpenPrompt: FunctionReference<
        "query",
        "internal",
        { code?: string; matchId: string; player: string },
        any | null,
        Name
      >;
      getPlayerView: FunctionReference<
        "query",
        "internal",
        { code?: string; matchId: string; player: string },
        {
          cards: Record<string, any>;
          game: string;
          isPassing: boolean;
          legalMoves: Array<{
            anytime?: true;
            command: any;
            id: string;
            text: string;
          }>;
          matchId: string;
          seat: string;
          status: "waiting" | "active" | "completed" | "aborted" | "suspended";
          version: number;
          view: any | null;
        },
        Name
      >;
      getReceipt: FunctionReference<
        "query",
        "internal",
        { code?: string; matchId: string; player: string },
        {
          cardSet: string;
          commitment: string;
          config: any;
          entries: Array<{
            atMs: number;
            body: string;
            link: string;
            seat: string;
            version: number;
          }>;
          finalHash: string | null;
          format: 1;
          game: string;
          isSeedChosen: boolean;
          matchId: string;
          oldCards?: string;
          outcome: { reason: string; winners: Array<string> } | null;
          rulesVersion: number;
          seats: Array<{
            by: "player" | "bot";
            deck: Array<string>;
            deckLock: string;
            entropy: string | null;
            entropyHash: string | null;
            seat: string;
          }>;
          secret: string;
          seed: string | number | null;
        },
        Name
      >;
      getRecentEvents: FunctionReference<
        "query",
        "internal",
        {
          code?: string;
          limit?: number;
          matchId: string;
          player: string;
          since: number;
        },
        {
          cards: Record<string, any>;
          updates: Array<{ events: Array<any>; version: number }>;
          version: number;
        },
        Name
      >;
      getRecord: FunctionReference<
        "query",
        "internal",
        { code?: string; matchId: string; player: string },
        any,
        Name
      >;
      getSettings: FunctionReference<
        "query",
        "internal",
        { code?: string; matchId: string; player: string },
        {
          mode: "on" | "auto" | "off";
          stops: Array<string>;
          yieldUntil:
            "end-of-turn" | "my-turn" | "something-happens-to-me" | null;
        },
        Name
      >;
      joinMatch: FunctionReference<
        "mutation",
        "internal",
        {
          bot?: string;
          code?: string;
          deck: Array<string>;
          entropyHash?: string;
          matchId: string;
          player: string;
        },
        {
          commitment: string;
          inviteCode: string | null;
          matchId: string;
          seat: string;
          version: number;
        },
        Name
      >;
      legalMoves: FunctionReference<
        "query",
        "internal",
        { code?: string; matchId: string; player: string },
        {
          legalMoves: Array<{
            anytime?: true;
            command: any;
            id: string;
            text: string;
          }>;
          version: number;
        },
        Name
      >;
      listGames: FunctionReference<
        "query",
        "internal",
        {},
        Array<{
          about: string;
          bots: Array<string>;
          decks: Array<{ cards: Array<string>; name: string; title: string }>;
          game: string;
          seats: Array<string>;
          title: string;
        }>,
        Name
      >;
      listMatches: FunctionReference<
        "query",
        "internal",
        {
          after?: { matchId: string; updatedAtMs: number };
          limit?: number;
          of: "mine" | "lobby" | "running";
          player: string;
        },
        Array<{
          actors: Array<string>;
          cardSet: string;
          commitment: string;
          createdAtMs: number;
          endedAtMs: number | null;
          game: string;
          inviteCode: string | null;
          isByInvitation: boolean;
          isPublic: boolean;
          isSeedChosen: boolean;
          isWatchable: boolean;
          matchId: string;
          mode: "casual" | "ranked";
          outcome: { reason: string; winners: Array<string> } | null;
          ownCards: { hash: string; name: string } | null;
          playedFrom: { matchId: string; version: number } | null;
          rematch: string | null;
          rematchOf: string | null;
          rulesVersion: number;
          seat: string;
          seats: Array<{
            bot?: string;
            by: "player" | "bot" | "nobody";
            deckLock: string | null;
            entropyHash: string | null;
            isOpened: boolean;
            seat: string;
          }>;
          startedAtMs: number | null;
          status: "waiting" | "active" | "completed" | "aborted" | "suspended";
          stopped: string | null;
          timeControl: {
            bankMs: number;
            capMs: number;
            incrementMs: number;
          } | null;
          turn: number | null;
          updatedAtMs: number;
          version: number;
          winner: string | null;
        }>,
        Name
      >;
      playOn: FunctionReference<
        "mutation",
        "internal",
        {
          bot: string;
          code?: string;
          entropyHash?: string;
          matchId: string;
          player: string;
          requestId?: string;
          seat?: string;
          timeControl?: { bankMs: number; capMs: number; incrementMs: number };
          version: number;
        },
        {
          commitment: string;
          inviteCode: string | null;
          matchId: string;
          seat: string;
          version: number;
        },
        Name
      >;
      rematch: FunctionReference<
        "mutation",
        "internal",
        {
          code?: string;
          entropyHash?: string;
          matchId: string;
          player: string;
        },
        {
          commitment: string;
          inviteCode: string | null;
          matchId: string;
          seat: string;
          version: number;
        },
        Name
      >;
      startMatch: FunctionReference<
        "mutation",
        "internal",
        { code?: string; matchId: string; player: string },
        { version: number },
        Name
      >;
      submitAction: FunctionReference<
        "mutation",
        "internal",
        {
          code?: string;
          commandId: string;
          expectedVersion: number;
          matchId: string;
          move: string;
          player: string;
        },
        | { events: Array<any>; ok: true; version: number }
        | { atMs: number; isHeld: true; ok: true; version: number }
        | { ok: false; rejection: any },
        Name
      >;
    };
  };

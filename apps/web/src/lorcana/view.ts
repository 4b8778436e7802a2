/** The server says which game a match is of: a view of Lorcana is one. */
import type { AnyView } from "@ltcg/server/protocol";
import type { LorcanaView } from "../games.ts";

export const asLorcana = (view: AnyView): LorcanaView => view as unknown as LorcanaView;

/** The server says which game a match is of: a view of Lorcana is one. */
import type { LorcanaView } from "../games.ts";
import type { AnyView } from "../protocol.ts";

export const asLorcana = (view: AnyView): LorcanaView => view as unknown as LorcanaView;

/** Tables of the app's own. Matches are the component's. */
import { defineSchema } from "convex/server";

export default defineSchema({});

import match from "@lunchtable-tcg/match/convex.config";
import { defineApp } from "convex/server";

const app = defineApp();
app.use(match);

export default app;

// The page: the menu of the games, or one of them.

import { game } from "./games.js";
import { writePage } from "./language.js";

writePage();
await import(game === "menu" ? "./menu.js" : "./player.js");

#!/usr/bin/env node
/* `create-pundi-remote NAME`. Packing makes the bundle that this program imports. */
await import(new URL('../project/create.mjs', import.meta.url).href)

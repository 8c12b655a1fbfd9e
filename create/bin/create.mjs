#!/usr/bin/env node
/* `create-pundi-remote NAME`: writes a new remote's repository into the folder `remote-NAME`. Packing makes the bundle. */
await import(new URL('../project/create.mjs', import.meta.url).href)

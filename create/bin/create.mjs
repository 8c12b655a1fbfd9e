#!/usr/bin/env node
/* `create-pundi-remote NAME`. The bundle imported here is made when this package is packed. */
await import(new URL('../project/create.mjs', import.meta.url).href)

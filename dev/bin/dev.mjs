#!/usr/bin/env node
/* `pundi-dev`, for a remote in its own repository: runs it like `npm run dev -w WORKSPACE` here. */
import 'tsx'

await import('../dev.ts')

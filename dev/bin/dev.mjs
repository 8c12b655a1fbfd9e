#!/usr/bin/env node
/*
 * `pundi-dev`, for a remote in its own repository: does the same as `npm run dev -w WORKSPACE` in
 * this repository.
 */
import 'tsx'

await import('../dev.ts')

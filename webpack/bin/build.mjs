#!/usr/bin/env node
/* `pundi-build`, for a remote in its own repository: builds it into `dist`. */
import 'tsx'

await import('../build.ts')

#!/usr/bin/env node
/* For a remote in its own repository: `pundi-build` builds the remote into `dist`. */
import 'tsx'

await import('../build.ts')

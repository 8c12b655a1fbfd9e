#!/usr/bin/env node
/* `pundi-build`, in the folder of a remote that has a repository of its own: builds it into `dist`. */
import 'tsx'

await import('../build.ts')

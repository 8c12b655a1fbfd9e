import { writeFileSync } from 'node:fs'
import { routerNames } from './shared-names.js'

/* Writes the names of the router that remotes can import, for the package: the shell's facade is not in it. */
writeFileSync(new URL('router-names.json', import.meta.url), JSON.stringify(routerNames))

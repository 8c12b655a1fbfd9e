import { join } from 'node:path'
import { publish } from '../../deploy/publish/publish'

/* Publishes the build in the current folder's `dist` to the site folder that is given. */
await publish({ site: process.argv[2] ?? '', dists: [join(process.cwd(), 'dist')], by: 'journeys' })

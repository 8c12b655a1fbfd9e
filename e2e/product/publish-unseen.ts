import { join } from 'node:path'
import { publish } from '../../deploy/publish/publish'

await publish({ site: process.argv[2] ?? '', dists: [join(process.cwd(), 'dist')], by: 'journeys' })

import { rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { publishOneBundle } from './publish'
import { serveSite } from './serve'

/*
 * `main.ts PRODUCT` builds the product as one bundle and serves it. API calls are forwarded to the
 * address PRODUCT. The script prints its own address and ends on SIGTERM.
 */

const site = await publishOneBundle()
const server = await serveSite(site, process.argv[2]!)
process.once(
  'SIGTERM',
  () => void server.stop().then(() => rm(dirname(site), { recursive: true, force: true })),
)
process.stdout.write(`${server.url}\n`)

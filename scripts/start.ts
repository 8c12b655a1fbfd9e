import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { readConfiguration } from '../api/src/configuration'
import { lockOf } from '../api/src/platform/database/embedded/folder/folder-lock'
import { OperatorRefusal, sentenceOf } from '../deploy/operator-refusal'
import { buildStale, published } from './start/build-stale'
import { checkPort, prepareFolder, readPort } from '../dev/check-machine'
import { publishStale } from './start/publish-stale'
import { runServer } from './start/run-server'
import { holderOf } from '../shared/single-process'

const root = fileURLToPath(new URL('..', import.meta.url))
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

const endEarly = () => process.exit(130)

/*
 * `npm start`: builds what changed, publishes it and runs the server. First checks everything that
 * could prevent the server's start, because a build takes a minute. `-- --take` also replaces
 * builds that a team shipped to the site.
 */
async function start(): Promise<number> {
  const take = readTake()
  const port = readPort(process.env.PORT)
  const data = resolve(process.env.DATA_DIR || '.data')
  const site = resolve(process.env.SITE_DIR || join(data, 'site'))
  readConfiguration(process.env)
  await checkPort(port, process.env.HOST)
  await prepareFolder(data, 'DATA_DIR', 0o700)
  await prepareFolder(site, process.env.SITE_DIR ? 'SITE_DIR' : 'DATA_DIR')
  refuseInUse(data)
  await buildStale(root)
  await publishStale({ root, site, workspaces: published, take })
  for (const signal of signals) process.off(signal, endEarly)
  process.stdout.write('Starting the server…\n')
  return runServer(join(root, 'api/dist/server.js'), {
    ...process.env,
    PORT: String(port),
    DATA_DIR: data,
    SITE_DIR: site,
  })
}

function readTake(): boolean {
  try {
    return parseArgs({ options: { take: { type: 'boolean', default: false } } }).values.take
  } catch {
    throw new OperatorRefusal('npm start takes no arguments, and only the option --take: npm start -- --take')
  }
}

/**
 * Throws a refusal if a server already uses this data. Call this before publishing, because
 * publishing would change the site of that server.
 */
function refuseInUse(data: string) {
  const holder = holderOf(lockOf(data))
  if (holder !== undefined)
    throw new OperatorRefusal(
      `DATA_DIR: another Pundi server (process ${holder}) uses the folder ${data}. Stop that server, or set DATA_DIR to another folder.`,
    )
}

for (const signal of signals) process.on(signal, endEarly)
try {
  process.exitCode = await start()
} catch (error) {
  const sentence = sentenceOf(error)
  if (sentence === undefined) throw error
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}

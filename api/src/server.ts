import { mkdirSync } from 'node:fs'
import { createServer } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { buildApp } from './app'
import { readConfiguration, type Configuration } from './configuration'
import type { Database } from './platform/database/database'
import { openEmbedded } from './platform/database/embedded/embedded'
import { migrate, startAlone } from './platform/database/migrate'
import { openPostgres } from './platform/database/postgres'
import { startJobs } from './start-jobs'
import { type Account, seed } from './seed/seed'
import { OperatorRefusal } from './operator-refusal'
import { refuseUnserved, stateServed } from './platform/site/state-served'

// Milliseconds for requests in progress to finish when the server is stopped.
const PATIENCE = 10_000

// A umask: only the server's operating-system user can access the files that the server makes.
// Exception: the published site.
const PRIVATE = 0o077
const given = process.umask(PRIVATE)

async function start() {
  const configuration = readConfiguration(process.env)
  await refuseBusyPort(configuration)
  refuseUnserved(configuration.siteFolder)
  const database = configuration.databaseUrl
    ? await openPostgres(configuration.databaseUrl, {
        prepare: configuration.prepare,
        isPooled: configuration.directUrl !== undefined,
      })
    : await openEmbedded(configuration.dataFolder)
  try {
    const demo: Account[] = []
    await withDirect(configuration, database, direct =>
      startAlone(direct, async client => {
        await migrate(client)
        demo.push(...(await seed(client, configuration)))
      }),
    )
    makeSiteFolder(configuration.siteFolder)
    const print = (line: string) => void process.stdout.write(`${line}\n`)
    const app = buildApp({ configuration, database, print })
    const stopJobs = startJobs(app)
    app.addHook('onClose', async () => {
      await stopJobs()
      await database.close()
    })
    stopOnSignals(() => app.close())
    await app.listen(place(configuration))
    sayServed(app, configuration.siteFolder)
    announce(configuration, demo, database.folder)
  } catch (error) {
    await database.close()
    throw error
  }
}

/**
 * Runs `work` on a direct connection if `directUrl` is set. In this case, `database` connects to a
 * pooler, which cannot hold the lock for migrations.
 */
async function withDirect(
  { directUrl }: Configuration,
  database: Database,
  work: (direct: Database) => Promise<void>,
) {
  if (directUrl === undefined) return work(database)
  const direct = await openPostgres(directUrl, { variable: 'DATABASE_DIRECT_URL' })
  try {
    await work(direct)
  } finally {
    await direct.close()
  }
}

function makeSiteFolder(folder: string) {
  process.umask(given)
  mkdirSync(folder, { recursive: true })
  process.umask(PRIVATE)
}

const place = ({ port, host }: Configuration) => ({ port, host })

/**
 * Writes the served contract versions to the site's folder. Uses the original umask, so that the
 * publishing tool can read the file. If this fails, the server still serves the site.
 */
function sayServed(app: FastifyInstance, siteFolder: string) {
  process.umask(given)
  try {
    stateServed(siteFolder)
  } catch (error) {
    app.log.warn(
      { err: error },
      '.server.json could not be written to the site folder; publishing cannot check new builds against this server',
    )
  } finally {
    process.umask(PRIVATE)
  }
}

/**
 * Refuses to start if the port is in use. Runs before the database opens, because opening takes
 * five seconds at the first start.
 */
async function refuseBusyPort(configuration: Configuration) {
  const { port } = configuration
  await new Promise<void>((resolve, reject) => {
    const probe = createServer()
    probe.once('error', ({ code }: NodeJS.ErrnoException) =>
      reject(
        new OperatorRefusal(
          code === 'EADDRINUSE'
            ? `PORT: another program uses port ${port}. Stop that program, or set PORT to another number.`
            : `PORT and HOST: the server cannot listen on ${configuration.host}, port ${port} (${code}). Set other values.`,
        ),
      ),
    )
    // Closes each connection, because a client that connects now would keep the probe open.
    probe.on('connection', socket => socket.destroy())
    probe.listen(place(configuration), () => probe.close(() => resolve()))
  })
}

function stopOnSignals(close: () => Promise<unknown>) {
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(signal, () => {
      setTimeout(() => process.exit(1), PATIENCE).unref()
      close().then(() => process.exit(0), fail)
    })
}

function announce(
  { port, publicUrl, production, smtpUrl, outbox }: Configuration,
  demo: Account[],
  folder?: string,
) {
  if (production) return
  const lines = [
    `Pundi is ready at ${publicUrl ?? `http://localhost:${port}`}`,
    ...(demo.length > 0 ? ['  demo accounts (role, e-mail, password):'] : []),
    ...demo.map(({ email, password, role }) => `  ${role.padEnd(5)}  ${email}  ${password}`),
    ...(smtpUrl === undefined ? [`  e-mails are written to ${outbox}`] : []),
    ...(folder ? [`  the data are in the embedded database ${folder}`] : []),
  ]
  process.stdout.write(`${lines.join('\n')}\n`)
}

function fail(error: unknown) {
  process.stderr.write(`${error instanceof OperatorRefusal ? error.message : (error as Error).stack}\n`)
  process.exit(1)
}

start().catch(fail)

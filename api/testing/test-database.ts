import { createHash, randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { createPgConfig } from '@electric-sql/pglite/node-postgres'
import { type Database, openPool } from '../src/platform/database/database'
import { initDbStartParams } from '../src/platform/database/embedded/init-db'
import { migrate, readMigrations, startAlone } from '../src/platform/database/migrate'
import { openPostgres } from '../src/platform/database/postgres'
import { openInFolder } from './embedded-folder'
import { lendKeptDatabase } from './kept-database'
import { runOnce, setTimeZone } from './queries'

/**
 * `another` opens the database a second time, as another process would. With PGlite, it returns the
 * same database.
 */
export type TestDatabase = Database & { another: () => Promise<Database> }

/** A new schema in the database of DATABASE_URL, or PGlite in memory if DATABASE_URL is not set. */
export async function openTestDatabase(timeZone?: string): Promise<TestDatabase> {
  const url = process.env.DATABASE_URL
  if (!url) {
    const lent = await lendKeptDatabase(async () => ({
      initDbStartParams,
      loadDataDir: new Blob([await preparedAndMigrated()]),
    }))
    if (timeZone) await setTimeZone(lent, timeZone)
    return alone(lent)
  }
  const database = await openSchema(url, timeZone)
  await startAlone(database, client => migrate(client))
  return database
}

export async function openEmptyDatabase(): Promise<TestDatabase> {
  const url = process.env.DATABASE_URL
  return url ? openSchema(url) : openCluster(await prepared())
}

async function openCluster(archive: Buffer<ArrayBuffer>): Promise<TestDatabase> {
  const pglite = await PGlite.create({ initDbStartParams, loadDataDir: new Blob([archive]) })
  const database = openInProcess(pglite)
  return alone({
    ...database,
    async close() {
      await database.close()
      await pglite.close()
    },
  })
}

const openInProcess = (pglite: PGlite) =>
  openPool(Object.assign(createPgConfig(pglite), { max: 1, idleTimeoutMillis: 0 }))

function alone(database: Database): TestDatabase {
  return { ...database, another: async () => ({ ...database, close: async () => undefined }) }
}

export async function openLimitedDatabase(limit: number): Promise<Database> {
  const url = process.env.DATABASE_URL
  if (!url) return openInFolder(await preparedAndMigrated(), { limit })
  const database = await openSchema(url, undefined, limit)
  await startAlone(database, client => migrate(client))
  return database
}

async function openSchema(url: string, timeZone?: string, limit?: number): Promise<TestDatabase> {
  const schema = `test_${randomBytes(8).toString('hex')}`
  await runOnce(url, `create schema ${schema}`)
  const own = new URL(url)
  // Sets an unusual date style, because no code may depend on the server's settings.
  const zone = timeZone ? ` -c timezone=${timeZone}` : ''
  own.searchParams.set('options', `-c search_path=${schema} -c datestyle=german${zone}`)
  const database = await openPostgres(own.href, { ...(limit !== undefined && { limit }) })
  return {
    ...database,
    another: () => openPostgres(own.href),
    async close() {
      await database.close()
      await runOnce(url, `drop schema ${schema} cascade`)
    },
  }
}

/**
 * An empty database cluster, cached as an archive between runs, because creating it takes seconds.
 */
export const prepared = () => keep('cluster', [], () => PGlite.create({ initDbStartParams }))

/** A cluster with all migrations applied, cached so that not every test file has to apply them. */
export const preparedAndMigrated = () =>
  keep(
    'migrated',
    readMigrations().map(({ checksum }) => checksum),
    async () => {
      const pglite = await PGlite.create({ initDbStartParams, loadDataDir: new Blob([await prepared()]) })
      const database = openInProcess(pglite)
      await startAlone(database, client => migrate(client))
      await database.close()
      return pglite
    },
  )

async function keep(
  name: string,
  madeOf: string[],
  make: () => Promise<PGlite>,
): Promise<Buffer<ArrayBuffer>> {
  const folder = new URL('../../.cache/', import.meta.url)
  const key = createHash('sha256')
    .update(JSON.stringify([initDbStartParams, await versionOfPglite(), ...madeOf]))
    .digest('hex')
  const file = new URL(`api-test-${name}-${key.slice(0, 12)}.tar`, folder)
  if (!existsSync(file)) {
    const pglite = await make()
    const archive = await pglite.dumpDataDir('none')
    await pglite.close()
    mkdirSync(folder, { recursive: true })
    const draft = new URL(`${file.href}.${process.pid}`)
    writeFileSync(draft, Buffer.from(await archive.arrayBuffer()))
    renameSync(draft, file)
  }
  return readFileSync(file)
}

async function versionOfPglite() {
  const own = new URL('../package.json', import.meta.url)
  const { dependencies } = JSON.parse(readFileSync(own, 'utf8')) as { dependencies: Record<string, string> }
  return dependencies['@electric-sql/pglite']
}

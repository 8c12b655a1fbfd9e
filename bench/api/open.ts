import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import type { Database } from '../../api/src/database/database'
import { openPostgres } from '../../api/src/database/postgres'
import { large, sizes, small } from './calls'
import { type Postgres, startPostgres } from './postgres'
import { addPerson, makeDatabase, settle } from './queries'
import { buildApi, root, type Server, startLeast, startProduct } from './servers'

/** All that is measured, on one PostgreSQL server. */
export interface Opened {
  postgres: Postgres
  product: Server
  /** Two processes of the same api behind one port, on the same database. */
  two: Server
  least: Server
  /** The api of another checkout, under its folder's name. */
  beside: (Server & { name: string }) | undefined
  /** A database of pgbench's own. */
  database: Database
}

/** What is to be undone at the end, the latest first. */
export type Undo = (() => unknown)[]

/** Starts everything; what is to be stopped and removed stands in `undo` as soon as it is there. */
export async function open(checkout: string | undefined, undo: Undo): Promise<Opened> {
  const folder = mkdtempSync(join(tmpdir(), 'pundi-bench-'))
  undo.push(() => rmSync(folder, { recursive: true, force: true }))
  const postgres = await startPostgres(folder)
  undo.push(postgres.stop)

  const start = async (name: string, file: string, database: string, processes = 1) => {
    const databaseUrl = postgres.urlOf(database)
    const server = await startProduct({ file, databaseUrl, folder: join(folder, name), processes })
    undo.push(server.stop)
    return server
  }
  const build = (from: string) => {
    const { file, remove } = buildApi(from)
    undo.push(remove)
    return file
  }
  /** The api's own start applies its migrations. */
  const fill = async (file: string, name: string) => {
    await inDatabase(postgres, 'postgres', database => makeDatabase(database, name))
    const server = await start(name, file, name)
    await server.stop()
    await inDatabase(postgres, name, addPeople)
  }

  const file = build(root)
  const fileBeside = checkout === undefined ? undefined : build(checkout)
  // All that is filled is filled before anything runs: what an api does once a minute would take part.
  await fill(file, 'product')
  if (fileBeside !== undefined) await fill(fileBeside, 'beside')
  for (const name of ['least', 'pgbench'])
    await inDatabase(postgres, 'postgres', database => makeDatabase(database, name, 'product'))

  const least = await startLeast(postgres.urlOf('least'))
  undo.push(least.stop)
  const database = await openPostgres(postgres.urlOf('pgbench'))
  undo.push(database.close)
  return {
    postgres,
    product: await start('product', file, 'product'),
    two: await start('two', file, 'product', 2),
    least,
    beside:
      checkout === undefined || fileBeside === undefined
        ? undefined
        : { name: basename(checkout), ...(await start('beside', fileBeside, 'beside')) },
    database,
  }
}

async function inDatabase(postgres: Postgres, name: string, work: (database: Database) => Promise<unknown>) {
  const database = await openPostgres(postgres.urlOf(name))
  try {
    await work(database)
  } finally {
    await database.close()
  }
}

async function addPeople(database: Database) {
  for (const number of small) await addPerson(database, number, sizes.small)
  await addPerson(database, large, sizes.large)
  await settle(database)
}

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import type { Database } from '../../api/src/platform/database/database'
import { openEmbedded } from '../../api/src/platform/database/embedded/embedded'
import { openPostgres } from '../../api/src/platform/database/postgres'
import { large, sizes } from './calls'
import { type Postgres, startPostgres } from './postgres'
import { addPerson, makeDatabase, settle } from './queries'
import { buildApi, root, type Server, startProduct } from './servers'

export interface Opened {
  postgres: Postgres | undefined
  product: Server
  /** Two server processes behind one port. Undefined with the embedded database. */
  two: Server | undefined
  beside: (Server & { name: string }) | undefined
}

/** Clean-up functions, which are called in reverse order. */
export type Undo = (() => unknown)[]

interface Wanted {
  checkout: string | undefined
  isEmbedded: boolean
  numbers: number[]
}

/**
 * Starts PostgreSQL (unless `isEmbedded` is true) and the servers. As soon as a program runs, its
 * clean-up function is added to `undo`.
 */
export async function open({ checkout, isEmbedded, numbers }: Wanted, undo: Undo): Promise<Opened> {
  const folder = mkdtempSync(join(tmpdir(), 'pundi-bench-'))
  undo.push(() => rmSync(folder, { recursive: true, force: true }))
  const postgres = isEmbedded ? undefined : await startPostgres(folder)
  if (postgres) undo.push(postgres.stop)

  const start = async (name: string, file: string, database: string, processes = 1) => {
    const databaseUrl = postgres?.urlOf(database)
    const server = await startProduct({ file, databaseUrl, folder: join(folder, name), processes })
    undo.push(server.stop)
    return server
  }
  const build = (from: string) => {
    const { file, remove } = buildApi(from)
    undo.push(remove)
    return file
  }
  /**
   * Makes a database and fills it with users. First starts and stops the api once, because the api
   * applies the migrations when it starts.
   */
  const fill = async (file: string, name: string) => {
    if (postgres) await inDatabase(openPostgres(postgres.urlOf('postgres')), db => makeDatabase(db, name))
    const server = await start(name, file, name)
    await server.stop()
    const opened = postgres ? openPostgres(postgres.urlOf(name)) : openEmbedded(join(folder, name))
    await inDatabase(opened, database => addPeople(database, numbers))
  }

  const file = build(root)
  const fileBeside = checkout === undefined ? undefined : build(checkout)
  // Fills both databases before any server is measured, because jobs of a running api would distort
  // the data.
  await fill(file, 'product')
  if (fileBeside !== undefined) await fill(fileBeside, 'beside')
  return {
    postgres,
    product: await start('product', file, 'product'),
    two: postgres && (await start('two', file, 'product', 2)),
    beside:
      checkout === undefined || fileBeside === undefined
        ? undefined
        : { name: basename(checkout), ...(await start('beside', fileBeside, 'beside')) },
  }
}

async function inDatabase(opened: Promise<Database>, work: (database: Database) => Promise<unknown>) {
  const database = await opened
  try {
    await work(database)
  } finally {
    await database.close()
  }
}

async function addPeople(database: Database, numbers: number[]) {
  for (const number of numbers)
    await addPerson(database, number, number === large ? sizes.large : sizes.small)
  await settle(database)
}

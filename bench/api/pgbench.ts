import { execFile } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'
import type { Database, Queryable, Statement } from '../../api/src/database/database'
import { askForUser, type Call, large } from './calls'
import type { Load } from './load'
import type { Postgres } from './postgres'
import { hashOfSecret, inScript, type Person, personOf } from './queries'

/** As many as a process of the api has. */
const CONNECTIONS = '10'

/** Milliseconds after which what the api fetches behind an answer is there. */
const BEHIND = 2000

/**
 * What the api asks of the database in a call, token included, as a script of pgbench for any of its users: the
 * statements are those that the api's own functions hand to the database.
 */
export async function recordScript(database: Database, call: Call): Promise<string> {
  let statements: Statement[] = []
  const recorder: Database = {
    ...database,
    query: statement => {
      statements.push(statement)
      return database.query(statement)
    },
    onOneClient: refuse,
    inTransaction: refuse,
  }
  const number = call.users[0] ?? large
  const person = personOf(number)
  // What is kept in memory from the first time on is not asked for again.
  await call.ask(recorder, person)
  if (number === large) await setTimeout(BEHIND)
  statements = []
  await askAll(recorder, call, number, person)
  // Rows that an earlier statement has found are this one user's; so are the plans of the only one of that size.
  const isForOne = call.users.length === 1 || statements.some(({ values = [] }) => values.some(isList))
  const script = statements.map(statement => `${escapeColons(fill(statement, person, number))};\n`).join('')
  if (isForOne)
    return script
      .replaceAll(/(?<!:):c\b/g, String(person.category))
      .replaceAll(/(?<!:):u\b/g, String(person.id))
  const last = personOf(call.users.at(-1) ?? number)
  return `\\set u random(${person.id}, ${last.id})\n\\set c ${inScript.category}\n${script}`
}

const refuse = () => {
  throw new Error('Statements on one client cannot be recorded: pgbench would leave them out.')
}

async function askAll(db: Queryable, call: Call, number: number, person: Person) {
  await askForUser(db, number)
  await call.ask(db, person)
}

const isList = (value: unknown) =>
  Array.isArray(value) || (typeof value === 'string' && value.startsWith('{'))

/** The statement's text with its values in their places: what is the user's own as pgbench's variables. */
function fill({ text, values = [] }: Statement, { id, category }: Person, number: number): string {
  const own = new Map<unknown, string>([
    [id, ':u'],
    [category, ':c'],
  ])
  const write = (value: unknown): string => {
    if (Buffer.isBuffer(value) && value.equals(hashOfSecret(number))) return inScript.secretHash
    if (value === null || value === undefined) return 'null'
    if (Array.isArray(value)) return quote(`{${value.join(',')}}`)
    if (typeof value === 'number' || typeof value === 'boolean') return own.get(value) ?? String(value)
    if (typeof value === 'string') return quote(value)
    throw new Error(`A value of the statement has no place in a script: ${typeof value}`)
  }
  return text.replace(/\$(\d+)/g, (_, place: string) => write(values[Number(place) - 1]))
}

/** In pgbench a colon begins a variable, even within quotes. */
const escapeColons = (text: string) =>
  text.replace(/'(?:[^']|'')*'/g, literal =>
    literal.includes(':') ? `E${literal.replaceAll('\\', '\\\\').replaceAll(':', '\\x3A')}` : literal,
  )

const quote = (text: string) => `'${text.replaceAll("'", "''")}'`

/** Runs a script on ten connections for so many seconds. */
export async function runScript(
  { programs, folder }: Postgres,
  database: string,
  script: string,
  seconds: number,
): Promise<Load> {
  const place = join(folder, 'pgbench')
  mkdirSync(place)
  try {
    const file = join(place, 'script.sql')
    writeFileSync(file, script)
    const args = ['-n', '-M', 'prepared', '-c', CONNECTIONS, '-T', String(seconds), '-f', file]
    const logged = ['-l', `--log-prefix=${join(place, 'log')}`]
    const where = ['-h', folder, '-U', 'postgres', database]
    await promisify(execFile)(join(programs, 'pgbench'), [...args, ...logged, ...where])
    const lines = readdirSync(place)
      .filter(name => name.startsWith('log'))
      .flatMap(name => readFileSync(join(place, name), 'utf8').trim().split('\n'))
    // Client, transaction, microseconds, and more.
    return { times: lines.map(line => Number(line.split(' ')[2]) / 1000), seconds }
  } finally {
    rmSync(place, { recursive: true, force: true })
  }
}

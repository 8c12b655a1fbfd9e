import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync } from 'node:fs'
import { chown } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { openPostgres } from '../../api/src/platform/database/postgres'
import { OperatorRefusal } from '../../api/src/operator-refusal'

export interface Postgres {
  pid: number
  urlOf: (database: string) => string
  stop: () => Promise<void>
}

const debian = '/usr/lib/postgresql'

function findPrograms(): string {
  const versions = existsSync(debian)
    ? readdirSync(debian).sort((one, other) => Number(other) - Number(one))
    : []
  const folders = [
    ...versions.map(version => join(debian, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
  ]
  const found = folders.find(folder =>
    ['initdb', 'postgres'].every(program => existsSync(join(folder, program))),
  )
  if (found === undefined)
    throw new OperatorRefusal(
      'This command starts its own PostgreSQL server, but found no initdb and postgres in PATH or /usr/lib/postgresql. Install PostgreSQL; on Debian: apt-get install postgresql.',
    )
  return found
}

/**
 * The user who runs PostgreSQL if this process is root, because PostgreSQL refuses to run as root.
 * Undefined if this process is not root.
 */
function findUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  for (const name of ['postgres', 'nobody'])
    try {
      const [uid, gid] = ['-u', '-g'].map(flag => Number(execFileSync('id', [flag, name], { stdio: 'pipe' })))
      if (uid && gid) return { uid, gid }
    } catch {
      continue
    }
  throw new OperatorRefusal(
    'PostgreSQL refuses to run as root, and this machine has no user "postgres" or "nobody". Run the command as another user.',
  )
}

export async function startPostgres(folder: string): Promise<Postgres> {
  const programs = findPrograms()
  const user = findUser()
  const data = join(folder, 'postgres')
  mkdirSync(data)
  if (user) {
    await chown(folder, user.uid, user.gid)
    await chown(data, user.uid, user.gid)
  }
  const as = { cwd: folder, ...user }
  const own = ['--username=postgres', '--auth=trust', '--no-sync', '--encoding=UTF8', '--locale=C.UTF-8']
  execFileSync(join(programs, 'initdb'), [`--pgdata=${data}`, ...own], { ...as, stdio: 'pipe' })
  const server = spawn(
    join(programs, 'postgres'),
    ['-D', data, '-k', folder, '-c', 'listen_addresses=', '-c', 'timezone=UTC'],
    { ...as, stdio: ['ignore', 'ignore', 'pipe'] },
  )
  let said = ''
  server.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()))
  const ended = once(server, 'exit')
  process.once('exit', () => server.kill('SIGQUIT'))
  const urlOf = (database: string) =>
    `postgres://postgres@localhost/${database}?host=${encodeURIComponent(folder)}`
  const stop = async () => {
    server.kill('SIGQUIT')
    await ended
  }
  for (let tries = 0; !(await answers(urlOf('postgres'))); tries += 1) {
    if (server.exitCode === null && tries < 100) continue
    server.kill('SIGQUIT')
    throw new Error(`PostgreSQL did not start: ${said}`)
  }
  return { pid: Number(server.pid), urlOf, stop }
}

async function answers(url: string): Promise<boolean> {
  await new Promise(resolve => setTimeout(resolve, 100))
  try {
    const database = await openPostgres(url)
    await database.close()
    return true
  } catch (error) {
    if (error instanceof OperatorRefusal) return false
    throw error
  }
}

import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import getPort from 'get-port'

const root = new URL('../../', import.meta.url)
const production = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://nobody:top-secret@127.0.0.1:1/none',
  PUBLIC_URL: 'https://pundi.example',
  SMTP_URL: 'smtp://127.0.0.1:1',
  MAIL_FROM: 'Pundi <pundi@pundi.example>',
}

let folder: string
let port: string
beforeAll(async () => {
  process.umask(0o022)
  execFileSync(process.execPath, ['--import', 'tsx', pathOf('api/build.ts'), 'testing/dist'], {
    cwd: pathOf('.'),
    env: { PATH: process.env.PATH },
  })
  folder = mkdtempSync(join(tmpdir(), 'pundi-'))
  port = String(await getPort())
})
afterAll(() => rmSync(folder, { recursive: true }))

describe('a start that cannot be stops with one sentence that names the variable', () => {
  test.each<[string, Record<string, string>, RegExp]>([
    ['a malformed DATABASE_URL', { DATABASE_URL: 'mysql://x' }, /^DATABASE_URL: must be an address/],
    ['production without a database', { NODE_ENV: 'production' }, /^DATABASE_URL is missing/],
    ['a database that does not answer', production, /^DATABASE_URL: the database cannot be reached/],
  ])('%s', async (_, variables, sentence) => {
    const { code, output } = await start(variables).ended
    expect(output).toMatch(sentence)
    expect(output.trim().split('\n')).toHaveLength(1)
    expect(output).not.toMatch(/top-secret/)
    expect(code).toBe(1)
  })

  test('a port that another program has', async () => {
    const { server, taken } = await takePort()
    const { code, output } = await start({ PORT: taken }).ended
    server.close()
    expect([code, output]).toEqual([
      1,
      `PORT: another program uses port ${taken}. Stop that program, or set PORT to another number.\n`,
    ])
  })

  test('an address that is not this machine’s', async () => {
    const { code, output } = await start({ HOST: '192.0.2.1' }).ended
    expect([code, output]).toEqual([
      1,
      `PORT and HOST: the server cannot listen on 192.0.2.1, port ${port} (EADDRNOTAVAIL). Set other values.\n`,
    ])
  })

  test('a data folder that is a file', async () => {
    const file = join(folder, 'file')
    writeFileSync(file, '')
    const { code, output } = await start({ DATA_DIR: file }).ended
    expect([code, output]).toEqual([
      1,
      `DATA_DIR: ${file}, or a part of this path, is a file. Set DATA_DIR to a folder.\n`,
    ])
  })

  test('a data folder that cannot be written to', async () => {
    const closed = mkdtempSync(join(folder, 'closed-'))
    chmodSync(closed, 0o555)
    chmodSync(folder, 0o755)
    const { code, output } = await start({ DATA_DIR: closed }, { asNobody: true }).ended
    expect([code, output]).toEqual([
      1,
      `DATA_DIR: Pundi cannot write to the folder ${closed} (EACCES). Set DATA_DIR to a folder in which Pundi may write.\n`,
    ])
  })
})

test('starts, names the demo accounts, keeps others off its folder, and stops in peace', async () => {
  const DATA_DIR = join(folder, 'data')
  const first = start({ DATA_DIR, PORT: port })
  await first.ready()
  expect(first.output()).toBe(
    [
      `Pundi is ready at http://localhost:${port}`,
      '  demo accounts (role, e-mail, password):',
      '  user   demo@pundi.example  kopi-susu-2026',
      '  admin  admin@pundi.example  teh-tarik-2026',
      `  e-mails are written to ${DATA_DIR}/outbox`,
      `  the data are in the embedded database ${DATA_DIR}/database\n`,
    ].join('\n'),
  )
  const modes = ['.', 'database', 'site'].map(name => statSync(join(DATA_DIR, name)).mode & 0o777)
  expect(modes).toEqual([0o700, 0o700, 0o755])
  const second = await start({ DATA_DIR, PORT: String(await getPort()) }).ended
  expect(second.code).toBe(1)
  expect(second.output).toBe(
    `DATA_DIR: another Pundi server (process ${first.child.pid}) uses the folder ${DATA_DIR}. Stop that server, or set DATA_DIR to another folder.\n`,
  )
  first.child.kill('SIGTERM')
  expect((await first.ended).code).toBe(0)
  expect(readdirSync(DATA_DIR).sort()).toEqual(['database', 'site'])

  const again = start({ DATA_DIR, PORT: port })
  await again.ready()
  const { status } = await fetch(`http://localhost:${port}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'demo@pundi.example', password: 'kopi-susu-2026' }),
  })
  expect(status).toBe(200)
  again.child.kill('SIGKILL')
  await again.ended

  const afterCrash = start({ DATA_DIR, PORT: port })
  await afterCrash.ready()
  afterCrash.child.kill('SIGINT')
  expect((await afterCrash.ended).code).toBe(0)
  // A long timeout: the test starts the server three times, and the first start creates a database.
}, 240_000)

const pathOf = (name: string) => fileURLToPath(new URL(name, root))

function start(variables: Record<string, string>, { asNobody = false } = {}) {
  const isRoot = process.getuid?.() === 0
  const child: ChildProcess = spawn(process.execPath, [pathOf('api/testing/dist/server.js')], {
    cwd: folder,
    env: { PATH: process.env.PATH, PORT: port, DATA_DIR: join(folder, 'unused'), ...variables },
    ...(asNobody && isRoot && { uid: 65_534, gid: 65_534 }),
  })
  let text = ''
  child.stdout!.on('data', (part: Buffer) => (text += part.toString()))
  child.stderr!.on('data', (part: Buffer) => (text += part.toString()))
  const ended = new Promise<{ code: number | null; output: string }>(resolve =>
    child.on('close', code => resolve({ code, output: text })),
  )
  async function ready() {
    for (let tries = 0; tries < 600; tries += 1) {
      if (text.includes('Pundi is ready') && text.endsWith('database\n')) return
      if (child.exitCode !== null) break
      await new Promise(resolve => setTimeout(resolve, 100))
    }
    throw new Error(`It did not get ready: ${text}`)
  }
  return { child, ended, ready, output: () => text }
}

async function takePort() {
  const server: Server = createServer()
  await new Promise<void>(resolve => server.listen(0, resolve))
  return { server, taken: String((server.address() as AddressInfo).port) }
}

import { afterEach, expect, jest, test } from '@jest/globals'
import { spawn } from 'node:child_process'
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import getPort from 'get-port'
import { removeFolders } from '../../deploy/testing/make-dist'
import { servedFolder } from '../../deploy/testing/read-site'
import { makeProject } from './testing/make-project'

jest.setTimeout(240_000)

afterEach(removeFolders)

test('the first start builds, publishes and serves; the second only serves', async () => {
  const project = makeProject()
  const port = String(await getPort())
  const first = await start(project, { PORT: port })
  expect(withoutSeconds(first.output)).toEqual([
    'Building shell, remote-auth, remote-user, remote-admin, api…',
    ...['api', 'remote-admin', 'remote-auth', 'remote-user', 'shell'].map(workspace => `Built ${workspace}`),
    'Published shell, remote-auth, remote-user, remote-admin',
    'Starting the server…',
    servingOf(project, port),
  ])
  expect(existsSync(join(servedFolder(join(project, '.data/site')), 'dashboard.html'))).toBe(true)
  expect(statSync(join(project, '.data')).mode & 0o077).toBe(0)

  const second = await start(project, { PORT: port })
  expect(withoutSeconds(second.output)).toEqual(['Starting the server…', servingOf(project, port)])
})

test('a start after a change builds and publishes what changed', async () => {
  const project = makeProject()
  const port = String(await getPort())
  await start(project, { PORT: port })
  writeFileSync(join(project, 'remote-user/src/main.ts'), 'changed')
  const { output } = await start(project, { PORT: port })
  expect(withoutSeconds(output)).toEqual([
    'Building remote-user…',
    'Built remote-user',
    'Published remote-user',
    'Starting the server…',
    servingOf(project, port),
  ])
  expect(readFileSync(join(project, '.data/site/registry.json'), 'utf8')).toContain('"revision":2')
})

test('a site folder that is gone is published to again, without building', async () => {
  const project = makeProject()
  const port = String(await getPort())
  await start(project, { PORT: port })
  const { output } = await start(project, { PORT: port, DATA_DIR: 'other data' })
  expect(withoutSeconds(output)).toEqual([
    'Published shell, remote-auth, remote-user, remote-admin',
    'Starting the server…',
    `Serving ${join(project, 'other data/site')} on ${port}, data in ${join(project, 'other data')}`,
  ])
})

test('the server is told to end, and its exit code is handed on', async () => {
  const { code } = await start(makeProject(), { PORT: String(await getPort()) })
  expect(code).toBe(7)
})

test('the server ends when nobody is left to end it', async () => {
  const project = makeProject()
  const { output } = await start(project, { PORT: String(await getPort()) }, launchAndDie)
  expect(output).toContain('Serving')
})

test('a failed build ends the start with what it printed and one sentence', async () => {
  const project = makeProject()
  writeFileSync(join(project, 'remote-user/src/broken.ts'), '')
  const { code, output } = await start(project, { PORT: String(await getPort()) })
  expect(code).toBe(1)
  expect(output).toContain('src/broken.ts: this cannot be built\n')
  expect(output).toMatch(
    /The build of remote-user failed\. Fix the errors that it printed above, then run the command again\.\n$/,
  )
  expect(output).not.toContain('    at ')
})

test('a port that is taken ends the start before anything is built', async () => {
  const project = makeProject()
  const other = createServer().listen(0)
  const { port } = other.address() as AddressInfo
  const { code, output } = await start(project, { PORT: String(port) })
  other.close()
  expect({ code, output }).toEqual({
    code: 1,
    output: `Port ${port} is in use by another program. Stop that program, or choose another port: PORT=3001 npm start\n`,
  })
})

test.each([
  ['a port that is none', { PORT: '80a' }, /^PORT is "80a", but must be a whole number from 0 to 65535\.\n$/],
  ['a port that is too high', { PORT: '70000' }, /^PORT is "70000", but must be/],
  [
    'a variable that the server refuses',
    { PORT: '0', TRUST_PROXY: 'many' },
    /^TRUST_PROXY: must be a whole number up to 10\.\n$/,
  ],
  [
    'a data folder that cannot be',
    { PORT: '0', DATA_DIR: '/dev/null/data' },
    /^DATA_DIR: Cannot write \/dev\/null\/data: a part of this path is a file, not a folder\. Set DATA_DIR to a folder in which you may write\.\n$/,
  ],
])('%s ends the start with one sentence', async (_what, environment, sentence) => {
  const { code, output } = await start(makeProject(), environment)
  expect(code).toBe(1)
  expect(output).toMatch(sentence)
})

/**
 * Starts the program and then ends without forwarding signals, like a shell or npm that was killed.
 */
const launchAndDie = `
  const { spawn } = require('node:child_process')
  spawn(process.execPath, process.argv.slice(1), { stdio: 'inherit' })
`

const servingOf = (project: string, port: string) =>
  `Serving ${join(project, '.data/site')} on ${port}, data in ${join(project, '.data')}`

function withoutSeconds(output: string): string[] {
  const lines = output
    .trim()
    .split('\n')
    .map(line => line.replace(/ in \d+\.\d s$/, ''))
  const built = lines.filter(line => line.startsWith('Built')).sort()
  return lines.map(line => (line.startsWith('Built') ? (built.shift() ?? '') : line))
}

function start(
  project: string,
  environment: NodeJS.ProcessEnv,
  launcher?: string,
): Promise<{ code: number | null; output: string }> {
  const loader = pathToFileURL(join(project, 'node_modules/tsx/dist/loader.mjs')).href
  const program = ['--import', loader, join(project, 'scripts/start.ts')]
  const child = spawn(process.execPath, launcher ? ['-e', launcher, '--', ...program] : program, {
    cwd: project,
    env: { ...process.env, NODE_OPTIONS: '', DATA_DIR: '', SITE_DIR: '', HOST: '', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', chunk => {
      output += String(chunk)
      if (output.includes('Serving')) child.kill(launcher ? 'SIGKILL' : 'SIGTERM')
    })
  return new Promise(resolve => child.once('close', code => resolve({ code, output })))
}

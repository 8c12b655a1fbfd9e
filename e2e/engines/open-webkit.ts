import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import getPort from 'get-port'
import { endGroup, type Browser, type Send } from './browser'

const names = {
  open: 'url',
  back: 'back',
  run: 'execute/async',
  click: 'element/:id/click',
  clear: 'element/:id/clear',
  type: 'element/:id/value',
  picture: 'screenshot',
  resize: 'window/rect',
} as const

export async function openWebKit(): Promise<Browser> {
  const home = mkdtempSync(join(tmpdir(), 'pundi-webkit-'))
  const consoleFile = join(home, 'console')
  writeFileSync(consoleFile, '')
  const port = await getPort()
  const program = ['xvfb-run', '-a', '-s', '-screen 0 1600x1200x24', 'WebKitWebDriver', `--port=${port}`]
  const child = spawn('dbus-run-session', ['--', ...program], {
    detached: true,
    stdio: 'ignore',
    env: {
      ...process.env,
      ...{ HOME: home, XDG_DATA_HOME: home, XDG_CACHE_HOME: home, XDG_CONFIG_HOME: home },
      ...{ LANGUAGE: 'id', NO_AT_BRIDGE: '1', ENGINES_CONSOLE: consoleFile },
      ...{ WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1', LIBGL_ALWAYS_SOFTWARE: '1' },
    },
  })
  const close = async () => {
    await endGroup(child)
    rmSync(home, { recursive: true, force: true, maxRetries: 5 })
  }
  try {
    await reach(port)
    const window = fileURLToPath(new URL('window.py', import.meta.url))
    const args = [window]
    const browser = { 'webkitgtk:browserOptions': { binary: '/usr/bin/python3', args } }
    const session = (await ask(port, 'POST', '/session', {
      capabilities: { alwaysMatch: { ...browser, unhandledPromptBehavior: 'accept' } },
    })) as { sessionId: string }
    const send: Send = (name, { id = '', ...params } = {}) => {
      const path = `/session/${session.sessionId}/${names[name].replace(':id', String(id))}`
      return name === 'picture' ? ask(port, 'GET', path) : ask(port, 'POST', path, params)
    }
    let read = 0
    const readConsole = () => {
      const printed = readFileSync(consoleFile, 'utf8')
      const lines = printed.slice(read).split('\n')
      read = printed.length
      return Promise.resolve(lines.filter(Boolean))
    }
    return { send, readConsole, close }
  } catch (error) {
    await close()
    throw error
  }
}

async function reach(port: number) {
  for (let tries = 0; tries < 100; tries++) {
    const isThere = await ask(port, 'GET', '/status').then(
      () => true,
      () => false,
    )
    if (isThere) return
    await new Promise(resolve => setTimeout(resolve, 200))
  }
  throw new Error('WebKitWebDriver did not answer.')
}

async function ask(port: number, method: string, path: string, body?: object): Promise<unknown> {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
    method,
    ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  })
  const { value } = (await answer.json()) as { value: unknown }
  if (!answer.ok) throw new Error(`${path}: ${JSON.stringify(value)}`)
  return value
}

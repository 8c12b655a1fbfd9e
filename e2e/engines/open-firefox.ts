import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import getPort from 'get-port'
import { endGroup, type Browser, type Send } from './browser'

/*
 * Names of WebDriver commands. Firefox receives them directly over its socket ("Marionette"), so
 * geckodriver is not needed.
 */

const names = {
  open: 'WebDriver:Navigate',
  back: 'WebDriver:Back',
  run: 'WebDriver:ExecuteAsyncScript',
  click: 'WebDriver:ElementClick',
  clear: 'WebDriver:ElementClear',
  type: 'WebDriver:ElementSendKeys',
  picture: 'WebDriver:TakeScreenshot',
  resize: 'WebDriver:SetWindowRect',
} as const

const preferences = {
  'marionette.port': 0,
  'intl.accept_languages': 'id-ID',
  'browser.sessionhistory.contentViewerTimeout': 1800,
  'app.update.enabled': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'toolkit.startup.max_resumed_crashes': -1,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,',
  'messaging-system.rsexperimentloader.enabled': false,
  'devtools.console.stdout.content': true,
  'ui.prefersReducedMotion': 1,
}

export async function openFirefox(): Promise<Browser> {
  const profile = mkdtempSync(join(tmpdir(), 'pundi-firefox-'))
  const port = await getPort()
  const lines = Object.entries({ ...preferences, 'marionette.port': port })
  writeFileSync(
    join(profile, 'user.js'),
    lines.map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`).join('\n'),
  )
  const program = ['--headless', '--no-remote', '--marionette', '--remote-allow-system-access']
  const child = spawn('firefox-esr', [...program, '--profile', profile, 'about:blank'], {
    detached: true,
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  let printed = ''
  child.stdout.on('data', chunk => (printed += String(chunk)))
  const close = async () => {
    await endGroup(child)
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
  }
  try {
    const socket = await reach(port)
    const ask = speak(socket)
    await ask('WebDriver:NewSession', {
      capabilities: { alwaysMatch: { unhandledPromptBehavior: 'accept' } },
    })
    const inside = async (script: string, args: unknown[] = []) => {
      await ask('Marionette:SetContext', { value: 'chrome' })
      const answer = await ask('WebDriver:ExecuteScript', { script, args })
      await ask('Marionette:SetContext', { value: 'content' })
      return answer
    }
    const send: Send = (name, params = {}) =>
      name === 'resize'
        ? inside(resize, [params.width, params.height])
        : ask(names[name], {
            ...params,
            ...(name === 'run' && { sandbox: 'default', newSandbox: false }),
            full: false,
          })
    let read = 0
    const readConsole = async () => {
      const lines = printed.slice(read).split('\n')
      read = printed.length
      const said = lines.filter(line => /^console\.error: (?!RSLoader)/.test(line))
      const errors = (await inside(readErrors)) as string[]
      return [...said, ...errors.filter(line => !line.includes(ofNothing))]
    }
    return { send, readConsole, close }
  } catch (error) {
    await close()
    throw error
  }
}

/**
 * SHA-256 hash of an empty file. If a navigation interrupts a download, Firefox reports this hash
 * in its error.
 */
const ofNothing = '47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='

/**
 * A Firefox window cannot be as narrow as a phone, so this script resizes the page inside the
 * window.
 */
const resize = `const [width, height] = arguments
  window.resizeTo(Math.max(width, 600), height + 200)
  const { style } = gBrowser.selectedBrowser
  style.minWidth = style.maxWidth = width + 'px'
  style.minHeight = style.maxHeight = height + 'px'`

const readErrors = `
  const errors = Services.console.getMessageArray().filter(one => /Content-Security-Policy/.test(one.message) ||
    one instanceof Ci.nsIScriptError && !(one.flags & Ci.nsIScriptError.warningFlag) && /^https?:/.test(one.sourceName))
  Services.console.reset()
  return errors.map(one => one.errorMessage ?? one.message)`

async function reach(port: number): Promise<Socket> {
  for (let tries = 0; tries < 100; tries++) {
    const socket = connect(port, '127.0.0.1')
    const isOpen = await new Promise<boolean>(resolve => {
      socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    })
    if (isOpen) return socket
    await new Promise(resolve => setTimeout(resolve, 200))
  }
  throw new Error('Firefox did not answer.')
}

type Answer = [1, number, { message: string } | null, unknown]

/** A Marionette message consists of its length in bytes, a colon, and JSON. */
function speak(socket: Socket) {
  const waiting = new Map<number, (answer: Answer) => void>()
  socket.setMaxListeners(0)
  let buffer = Buffer.alloc(0)
  let count = 0
  socket.on('error', () => {})
  socket.on('data', data => {
    buffer = Buffer.concat([buffer, data])
    for (;;) {
      const colon = buffer.indexOf(':')
      const length = Number(buffer.subarray(0, Math.max(colon, 0)).toString())
      if (colon < 1 || buffer.length < colon + 1 + length) return
      const message = JSON.parse(buffer.subarray(colon + 1, colon + 1 + length).toString()) as Answer
      buffer = buffer.subarray(colon + 1 + length)
      if (Array.isArray(message)) waiting.get(message[1])?.(message)
    }
  })
  return (name: string, params: object) =>
    new Promise<unknown>((resolve, reject) => {
      const id = ++count
      waiting.set(id, ([, , error, result]) => {
        waiting.delete(id)
        if (error) reject(new Error(`${name}: ${error.message}`))
        else
          resolve(result !== null && typeof result === 'object' && 'value' in result ? result.value : result)
      })
      const message = JSON.stringify([0, id, name, params])
      socket.write(`${Buffer.byteLength(message)}:${message}`)
      socket.once('close', () => reject(new Error(`${name}: Firefox has ended.`)))
    })
}

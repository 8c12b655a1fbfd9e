import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { findInstalled } from '../../deploy/browser/find-chromium'

/**
 * The path of a Chromium: the one in the variable CHROMIUM, else an installed one, else one that is installed now and
 * announced first: Debian's package for root, otherwise Playwright's download.
 *
 * @throws if CHROMIUM names no file, or if there is no browser and none can be installed
 */
export function findChromium(): string {
  const named = process.env.CHROMIUM
  if (named && !existsSync(named)) throw new Error(`CHROMIUM: there is no file ${named}.`)
  const path = named || findInstalled()
  if (path) return path
  install()
  const installed = findInstalled()
  if (!installed) throw new Error(`No Chromium could be installed. ${instead}`)
  return installed
}

const instead = 'To use another browser, set CHROMIUM to the path of its program.'

function install() {
  const isDebianRoot = process.getuid?.() === 0 && existsSync('/etc/debian_version')
  const what = isDebianRoot
    ? 'Debian’s package "chromium", by apt-get as root'
    : 'Playwright’s own build of it, into the cache folder of this user'
  console.log(`The journeys run in Chromium, and this machine has none. Installing ${what}.\n${instead}`)
  if (isDebianRoot) {
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit' })
    execFileSync('apt-get', ['install', '-y', '-qq', 'chromium'], { stdio: ['ignore', 'ignore', 'inherit'] })
  } else {
    const playwright = dirname(createRequire(import.meta.url).resolve('playwright-core/package.json'))
    execFileSync(process.execPath, [join(playwright, 'cli.js'), 'install', 'chromium'], { stdio: 'inherit' })
  }
}

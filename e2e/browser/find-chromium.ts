import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { findInstalled, windowless } from '../../deploy/browser/find-chromium'

/**
 * Returns the path of Chromium: the file in the variable CHROMIUM, or else an installed Chromium.
 * If there is none, prints a notice and installs Debian's package (as root) or Playwright's
 * download.
 *
 * @throws if the file in CHROMIUM does not exist, or if nothing can be installed
 */
export const findChromium = (): string => findNamed() ?? findInstalled() ?? install()

/** Like `findChromium`, but prefers Debian's headless build, which needs 25 % less time. */
export const findHeadless = (): string =>
  findNamed() ?? (existsSync(windowless) ? windowless : findChromium())

function findNamed() {
  const named = process.env.CHROMIUM
  if (named && !existsSync(named)) throw new Error(`CHROMIUM: there is no file ${named}.`)
  return named || undefined
}

const instead = 'To use another browser, set CHROMIUM to the path of its program.'

function install(): string {
  const isDebianRoot = process.getuid?.() === 0 && existsSync('/etc/debian_version')
  const what = isDebianRoot
    ? 'the Debian package chromium-headless-shell with apt-get'
    : 'Playwright’s build of Chromium into the cache folder of this user'
  console.log(
    `This machine has no Chromium, which the tests in a browser need. Installing ${what}…\n${instead}`,
  )
  if (isDebianRoot) {
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit' })
    const packages = ['install', '-y', '-qq', 'chromium-headless-shell']
    execFileSync('apt-get', packages, { stdio: ['ignore', 'ignore', 'inherit'] })
  } else {
    const playwright = dirname(createRequire(import.meta.url).resolve('playwright-core/package.json'))
    execFileSync(process.execPath, [join(playwright, 'cli.js'), 'install', 'chromium'], { stdio: 'inherit' })
  }
  const installed = findInstalled()
  if (!installed) throw new Error(`No Chromium could be installed. ${instead}`)
  return installed
}

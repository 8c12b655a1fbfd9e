import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { chromium } from 'playwright-core'

const usual = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
]

const present = () =>
  [process.env.CHROMIUM ?? '', ...usual, chromium.executablePath()].find(path => path && existsSync(path))

/**
 * The path of a Chromium: the one that CHROMIUM names or the machine has, else one installed now, as root by Debian's
 * package, otherwise by Playwright's own download.
 *
 * @throws when there is none and none can be installed
 */
export function findChromium(): string {
  const path = present()
  if (path) return path
  console.log('Installing Chromium for the journeys…')
  if (process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit' })
    execFileSync('apt-get', ['install', '-y', '-qq', 'chromium'], { stdio: ['ignore', 'ignore', 'inherit'] })
  } else {
    const playwright = dirname(createRequire(import.meta.url).resolve('playwright-core/package.json'))
    execFileSync(process.execPath, [join(playwright, 'cli.js'), 'install', 'chromium'], { stdio: 'inherit' })
  }
  const installed = present()
  if (!installed)
    throw new Error('No Chromium was found or could be installed; set CHROMIUM to the path of one.')
  return installed
}

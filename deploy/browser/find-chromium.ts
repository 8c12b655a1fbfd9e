import { existsSync } from 'node:fs'
import { chromium } from 'playwright-core'

/** Headless Chromium as Debian installs it, in a package of its own. */
export const windowless = '/usr/bin/chromium-headless-shell'

const usual = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  windowless,
]

export const findInstalled = (): string | undefined => [...usual, chromium.executablePath()].find(existsSync)

export function findChromium(): string | undefined {
  const { CHROMIUM } = process.env
  return CHROMIUM ? [CHROMIUM].find(existsSync) : findInstalled()
}

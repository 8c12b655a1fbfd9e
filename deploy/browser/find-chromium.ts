import { existsSync } from 'node:fs'
import { chromium } from 'playwright-core'

/** Chromium without a window: Debian has it as a package of its own. */
export const windowless = '/usr/bin/chromium-headless-shell'

const usual = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  windowless,
]

/** The path of a Chromium on this machine. */
export const findInstalled = (): string | undefined => [...usual, chromium.executablePath()].find(existsSync)

/** The path of the Chromium in the variable CHROMIUM, else of an installed one. */
export function findChromium(): string | undefined {
  const { CHROMIUM } = process.env
  return CHROMIUM ? [CHROMIUM].find(existsSync) : findInstalled()
}

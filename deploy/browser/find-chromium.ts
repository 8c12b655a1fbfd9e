import { existsSync } from 'node:fs'
import { chromium } from 'playwright-core'

const usual = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
]

/** The path of a Chromium on this machine. */
export const findInstalled = (): string | undefined => [...usual, chromium.executablePath()].find(existsSync)

/** The path of the Chromium in the variable CHROMIUM, else of an installed one. */
export function findChromium(): string | undefined {
  const { CHROMIUM } = process.env
  return CHROMIUM ? [CHROMIUM].find(existsSync) : findInstalled()
}

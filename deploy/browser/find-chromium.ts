import { existsSync } from 'node:fs'
import { chromium } from 'playwright-core'

/** Headless Chromium, a separate package in Debian. */
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

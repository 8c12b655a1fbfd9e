import type { Registry } from '@pundi/contract/federation'
import type { Files } from '../files/read-files'
import { findChromium } from './find-chromium'
import { openShell } from './open-shell'

/**
 * Opens a new shell in Chromium, if Chromium is installed. First tells the operator, because this
 * can take 40 seconds. Returns the result as a sentence for the operator. Refuses a broken shell.
 */
export async function tryShell(site: string, registry: Registry, sources: Files): Promise<string> {
  const chromium = findChromium()
  if (chromium === undefined)
    return 'Chromium was not found, so the shell was published without being opened. CHROMIUM may name the path of a browser.'
  process.stdout.write('Opening the shell in Chromium, to see whether it starts…\n')
  await openShell(site, registry, sources, chromium)
  return 'The shell was opened in Chromium, at /sign-in and /dashboard, and it starts.'
}

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
    return 'No Chromium was found, so the shell was published without a test in a browser. Before the next publication, set CHROMIUM to the path of a browser.'
  process.stdout.write('Testing whether the shell starts in Chromium. This takes up to 40 seconds…\n')
  await openShell(site, registry, sources, chromium)
  return 'The shell starts in Chromium, at /sign-in and /dashboard.'
}

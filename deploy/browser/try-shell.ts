import type { Registry } from '@pundi/contract/federation'
import type { Files } from '../files/read-files'
import { findChromium } from './find-chromium'
import { openShell } from './open-shell'

/**
 * Opens a shell in Chromium before it is announced, where there is one.
 *
 * @returns a sentence for the operator
 */
export async function tryShell(site: string, registry: Registry, sources: Files): Promise<string> {
  const chromium = findChromium()
  if (chromium === undefined)
    return 'No Chromium is at hand: the shell was not opened before it was announced. CHROMIUM may name the path of one.'
  await openShell(site, registry, sources, chromium)
  return 'The shell was opened in Chromium, at /sign-in and /dashboard, and it starts.'
}

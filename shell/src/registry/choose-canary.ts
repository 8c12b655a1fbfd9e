import type { RemoteName } from '@pundi/contract/federation'
import { readItem } from '../../../shared/platform/session/stored'
import { isQuarantined } from './quarantine'

/* Decides whether this browser gets a canary (docs/decisions/089). The boot script also uses this module. */

const name = 'lot'

interface Offered {
  current: { id: string }
  canary?: { build: { id: string }; percent: number }
}

/**
 * The registry for this browser. If the browser is selected, and the canary has not failed in it, the canary replaces
 * the live build. The live build then comes first in `records`, as the first fallback.
 */
export function chooseCanary<Seen extends { remotes: Partial<Record<RemoteName, Offered>> }>(
  registry: Seen,
): Seen {
  for (const candidates of Object.values(registry.remotes)) {
    const { build, percent } = candidates.canary ?? {}
    if (build && !isQuarantined(build.id) && isDrawn(build.id, percent)) candidates.current = build
  }
  return registry
}

/**
 * True for `percent` of browsers. The choice is stable for a build and differs between builds, so that not always the
 * same people try new ones.
 */
function isDrawn(build: string, percent = 0): boolean {
  const lot = readLot()
  return lot !== undefined && (lot + Number.parseInt(build.slice(0, 8), 16)) % 100 < percent
}

/** Stored random number from 0 to 99, unrelated to the user; undefined without storage. */
function readLot(): number | undefined {
  try {
    const kept = readItem(name) ?? ''
    if (/^\d{1,2}$/.test(kept)) return Number(kept)
    const drawn = Math.floor(Math.random() * 100)
    localStorage.setItem(name, String(drawn))
    return drawn
  } catch {
    return undefined
  }
}

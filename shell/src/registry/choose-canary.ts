import type { RemoteName } from '@pundi/contract/federation'
import { readItem } from '../../../shared/platform/session/stored'
import { isQuarantined } from './quarantine'

/*
 * Decides whether this browser runs a canary build (docs/decisions/089). The boot script also uses
 * this module.
 */

const name = 'lot'

interface Offered {
  current: { id: string }
  canary?: { build: { id: string }; percent: number }
}

/**
 * Replaces the live build by the canary if this browser is selected and has seen no failure of the
 * canary. The live build is then the first fallback, because it comes first in `records`.
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
 * True for `percent` % of all browsers. The result is stable for one build and differs between
 * builds, so that new builds do not always go to the same people.
 */
function isDrawn(build: string, percent = 0): boolean {
  const lot = readLot()
  return lot !== undefined && (lot + Number.parseInt(build.slice(0, 8), 16)) % 100 < percent
}

/** A stored random number from 0 to 99, unrelated to the user. Undefined without storage. */
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

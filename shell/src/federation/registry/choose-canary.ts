import type { RemoteName } from '@pundi/contract/federation'
import { isQuarantined } from './quarantine'

/*
 * Which browsers run a build that is published for a part of them (docs/decisions/089). The boot script reads this too.
 */

const name = 'lot'

/** The builds of a remote, in the registry or in the document of a page. */
interface Offered {
  current: { id: string }
  canary?: { build: { id: string }; percent: number }
}

/**
 * The registry as this browser shall see it: where it is one of the part that runs a canary, and the canary did not
 * fail here, that is the build in force. The one in force for the others is then the first to fall back to, as it is
 * the first in `records`.
 */
export const chooseCanary = <Seen extends { remotes: Partial<Record<RemoteName, Offered>> }>(
  registry: Seen,
): Seen => ({
  ...registry,
  remotes: Object.fromEntries(
    Object.entries(registry.remotes).map(([remote, candidates]) => {
      const { canary } = candidates
      return canary && !isQuarantined(canary.build.id) && isDrawn(canary.build.id, canary.percent)
        ? [remote, { ...candidates, current: canary.build }]
        : [remote, candidates]
    }),
  ),
})

/**
 * Whether this browser is one of so many in a hundred. The same for a build at every visit; another part for another
 * build, so that not always the same people try what is new.
 */
function isDrawn(build: string, percent: number): boolean {
  const lot = readLot()
  return lot !== undefined && (lot + Number.parseInt(build.slice(0, 8), 16)) % 100 < percent
}

/** A random number from 0 to 99 that the browser keeps, and that says nothing of its user. Undefined where it keeps nothing. */
function readLot(): number | undefined {
  try {
    const kept = localStorage.getItem(name) ?? ''
    if (/^\d{1,2}$/.test(kept)) return Number(kept)
    const drawn = Math.floor(Math.random() * 100)
    localStorage.setItem(name, String(drawn))
    return drawn
  } catch {
    return undefined
  }
}

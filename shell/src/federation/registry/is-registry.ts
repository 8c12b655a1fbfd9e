import type { Registry } from '@pundi/contract/federation'

/** Anything may stand at an address: what has no builds in it would leave every area without one. */
export const isRegistry = (seen: Partial<Registry> | null | undefined): seen is Registry =>
  seen?.schema === 1 && seen.remotes !== undefined && seen.shell !== undefined

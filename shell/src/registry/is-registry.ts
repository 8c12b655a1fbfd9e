import type { Registry } from '@pundi/contract/federation'

/** Refuses unrelated JSON, which would have no build for any area. */
export const isRegistry = (seen: Partial<Registry> | null | undefined): seen is Registry =>
  seen?.schema === 1 && seen.remotes !== undefined && seen.shell !== undefined

import type { Registry } from '@pundi/contract/federation'

/** Guards against unrelated JSON: without builds in it, no area would have one. */
export const isRegistry = (seen: Partial<Registry> | null | undefined): seen is Registry =>
  seen?.schema === 1 && seen.remotes !== undefined && seen.shell !== undefined

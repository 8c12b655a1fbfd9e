import type { Registry } from '@pundi/contract/federation'

export const isRegistry = (seen: Partial<Registry> | null | undefined): seen is Registry =>
  seen?.schema === 1 && seen.remotes !== undefined && seen.shell !== undefined

import { cataloguesBy } from '@pundi/platform/federation'

/** The catalogues of a page table that has no messages. */
export const noMessages = cataloguesBy(async () => ({ default: {} }))

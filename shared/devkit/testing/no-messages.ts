import { cataloguesBy } from '@pundi/platform/federation'

/** The catalogues of a page table without messages. */
export const noMessages = cataloguesBy(async () => ({ default: {} }))

import type { Catalogues } from '@pundi/platform/federation'

const none = async () => ({ default: {} })

/** The catalogues of a page table that has no messages. */
export const noMessages: Catalogues = { default: none, en: none, id: none, es: none }

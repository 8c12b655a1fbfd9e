import type { Catalogues } from '@pundi/contract/federation'

const none = async () => ({ default: {} })

/** Of a page table that says nothing. */
export const noWords: Catalogues = { default: none, en: none, id: none, es: none }

import type { Category } from '@pundi/shared/contract'

/** `key` names one opening of the form: it is the Idempotency-Key of what the form saves. */
export type ModalState =
  { mode: 'none' } | { mode: 'add'; key: string; categories: Category[] | 'loading' | 'failed' }

export type OpenModal = Exclude<ModalState, { mode: 'none' }>

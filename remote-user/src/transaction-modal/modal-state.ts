import type { Category, Transaction } from '@pundi/shared/contract'

/** `key` names one opening of the form: it is the Idempotency-Key of what the form adds. */
interface Opening {
  key: string
  categories: Category[] | 'loading' | 'failed'
}

export type ModalState =
  | { mode: 'none' }
  | ({ mode: 'add' } & Opening)
  | ({ mode: 'edit' | 'view'; transaction: Transaction } & Opening)

export type OpenModal = Exclude<ModalState, { mode: 'none' }>

/** What the form is opened for. */
export type Purpose = { mode: 'add' } | { mode: 'edit' | 'view'; transaction: Transaction }

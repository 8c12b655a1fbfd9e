import type { Friend, Instalments, Transfer, Wallet } from '@pundi/contract'
import { dropDraft, keepDraft, keptDraft } from '@pundi/platform/session'

/** What a form is opened for. */
export type Purpose =
  | { form: 'wallet'; wallet?: Wallet }
  | { form: 'transfer'; transfer?: Transfer; from?: number }
  | { form: 'correction'; wallet: Wallet }
  | { form: 'removal'; wallet: Wallet }
  | ClosingPurpose
  | { form: 'settlement'; friend: Friend }
  | PlanPurpose

/** To close a wallet in which there are entries that repeat; `sent` closes it. */
export interface ClosingPurpose {
  form: 'closing'
  name: string
  entries: { id: number; name: string; next: string }[]
  sent: Values
}

/** About a purchase in instalments. */
export type PlanPurpose =
  | { form: 'purchase' }
  | { form: 'payment'; plan: Instalments; amount: string }
  | { form: 'plan-removal'; plan: Instalments }

/** The values of a form's fields, as text, by name. */
export type Values = Record<string, string>

/** The name under which this tab keeps what was typed. Another shape of it needs another name. */
const draftName = 'money 1'

/** Keeps what was typed, through a reload and the end of the session. */
export const keepTyped = (purpose: Purpose, typed: Values) => keepDraft(draftName, { purpose, typed })

export const keptTyped = () => keptDraft(draftName) as { purpose: Purpose; typed: Values } | undefined

export const dropTyped = () => dropDraft(draftName)

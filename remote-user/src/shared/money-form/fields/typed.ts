import type { Friend, Instalments, Transfer, Wallet } from '@pundi/contract'
import type { Typed } from '@pundi/kit/form'
import { dropDraft, keepDraft, keptDraft } from '@pundi/platform/session'
import type { FieldName } from './names'

export type Purpose =
  | { form: 'wallet'; wallet?: Wallet }
  | { form: 'transfer'; transfer?: Transfer; from?: number }
  | { form: 'correction'; wallet: Wallet }
  | { form: 'removal'; wallet: Wallet }
  | ClosingPurpose
  | { form: 'settlement'; friend: Friend }
  | PlanPurpose

export interface ClosingPurpose {
  form: 'closing'
  name: string
  entries: { id: number; name: string; next: string }[]
  sent: Typed<'id' | 'version'>
}

export type PlanPurpose =
  | { form: 'purchase' }
  | { form: 'payment'; plan: Instalments; amount: string }
  | { form: 'plan-removal'; plan: Instalments }

export type Values = Typed<FieldName>

/** Storage key. Change it whenever the shape of the stored form changes. */
const draftName = 'money 1'

/** Stores the input, so that it survives a reload and the end of the session. */
export const storeTyped = (purpose: Purpose, typed: Values) => keepDraft(draftName, { purpose, typed })

export const storedTyped = () => keptDraft(draftName) as { purpose: Purpose; typed: Values } | undefined

export const dropTyped = () => dropDraft(draftName)

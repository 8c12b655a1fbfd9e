import type { BodyOf, Carry, setBudget } from '@pundi/contract'
import type { NamesOf } from '@pundi/kit/form'
import type { MessageId } from './catalogue/text'

export type BudgetField = NamesOf<BodyOf<typeof setBudget>>

export const carries: Record<Carry, { name: MessageId; says: MessageId }> = {
  none: { name: 'Don’t carry over', says: 'Every month starts with the full amount.' },
  surplus: { name: 'Surplus only', says: 'Unspent money is added to next month.' },
  both: {
    name: 'Surplus and overspending',
    says: 'Unspent money is added to next month; overspending is subtracted.',
  },
}

export const allCarries = Object.keys(carries) as Carry[]

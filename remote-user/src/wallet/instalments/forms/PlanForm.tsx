import type { MoneyFormProps } from '../../forms/use-money-form'
import type { PlanPurpose } from '../../typed'
import { PaymentForm } from './PaymentForm'
import { PlanRemoval } from './PlanRemoval'
import { PurchaseForm } from './PurchaseForm'

export { loadWords } from '../load-words'

export type PlanFormProps = Omit<MoneyFormProps<PlanPurpose['form']>, 'purpose'> & { purpose: PlanPurpose }

/** The form about purchases in instalments that is open, by what it was opened for. */
export function PlanForm({ purpose, ...props }: PlanFormProps) {
  switch (purpose.form) {
    case 'purchase':
      return <PurchaseForm {...props} purpose={purpose} />
    case 'payment':
      return <PaymentForm {...props} purpose={purpose} />
    case 'plan-removal':
      return <PlanRemoval {...props} purpose={purpose} />
  }
}

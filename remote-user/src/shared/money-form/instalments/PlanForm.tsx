import type { MoneyFormProps } from '../use-money-form'
import type { PlanPurpose } from '../fields/typed'
import { PaymentForm } from './PaymentForm'
import { PlanRemoval } from './PlanRemoval'
import { PurchaseForm } from './PurchaseForm'

type PlanFormProps = Omit<MoneyFormProps<PlanPurpose['form']>, 'purpose'> & { purpose: PlanPurpose }

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

import type { BudgetFormProps, Purpose } from '../purpose'
import { AllBudgetsForm } from './AllBudgetsForm'
import { MoveForm } from './MoveForm'
import { OneBudgetForm } from './OneBudgetForm'

export function BudgetForm({ purpose, ...props }: BudgetFormProps & { purpose: Purpose }) {
  if (purpose.form === 'all') return <AllBudgetsForm {...props} />
  if (purpose.form === 'move') return <MoveForm {...props} budget={purpose.budget} />
  return <OneBudgetForm {...props} budget={purpose.budget} />
}

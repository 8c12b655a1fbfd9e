import type { DrawnFormProps, Purpose } from '../open-form'
import { AllBudgetsForm } from './AllBudgetsForm'
import { MoveForm } from './MoveForm'
import { OneBudgetForm } from './OneBudgetForm'

/** The form that is open, by what it was opened for. */
export function BudgetForm({ purpose, ...props }: DrawnFormProps & { purpose: Purpose }) {
  if (purpose.form === 'all') return <AllBudgetsForm {...props} />
  if (purpose.form === 'move') return <MoveForm {...props} budget={purpose.budget} />
  return <OneBudgetForm {...props} budget={purpose.budget} />
}

import { changeByForm } from '@pundi/kit/form'
import type { ActionFunctionArgs } from 'react-router-dom'
import { text } from './catalogue/text'
import { loadChanges } from './load-budgets'

export { BudgetScreen as Component } from './BudgetScreen'
export { loadBudgets as loader } from './load-budgets'

export const action = async ({ request }: ActionFunctionArgs) =>
  changeByForm(await request.formData(), async () => {
    const { changeBudgets } = await loadChanges(text('We couldn’t save your changes.'))
    return changeBudgets
  })

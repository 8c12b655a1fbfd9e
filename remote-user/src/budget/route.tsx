import { changeByForm } from '@pundi/kit/form'
import type { ActionFunctionArgs } from 'react-router-dom'
import { text } from './catalogue/text'
import { loadChanges } from './load-budgets'

export { BudgetScreen as Component } from './BudgetScreen'
export { loadBudgets as loader } from './load-budgets'

/** Changes budgets, whichever form asks for it. */
export const action = async ({ request }: ActionFunctionArgs) =>
  changeByForm(await request.formData(), async () => {
    const { changeBudgets } = await loadChanges(text('This could not be saved.'))
    return changeBudgets
  })

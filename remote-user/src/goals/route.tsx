import { refuseChange } from '@pundi/kit/form'
import type { ActionFunctionArgs } from 'react-router-dom'
import { text } from './catalogue/text'
import type { GoalChanged } from './change-goals'
import { loadChanges } from './load-goals'

export { GoalsScreen as Component } from './GoalsScreen'
export { loadGoals as loader } from './load-goals'

/** Changes goals and what is put aside for them. */
export async function action({ request }: ActionFunctionArgs): Promise<GoalChanged> {
  const form = await request.formData()
  try {
    const { changeGoals } = await loadChanges(text('This could not be saved.'))
    return await changeGoals(form)
  } catch (error) {
    return refuseChange(form.get('change') as GoalChanged['change'], error)
  }
}

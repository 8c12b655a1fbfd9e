import { changeByForm } from '@pundi/kit/form'
import type { ActionFunctionArgs } from 'react-router-dom'
import { text } from './catalogue/text'
import { loadChanges } from './load-goals'

export { GoalsScreen as Component } from './GoalsScreen'
export { loadGoals as loader } from './load-goals'

export const action = async ({ request }: ActionFunctionArgs) =>
  changeByForm(await request.formData(), async () => {
    const { changeGoals } = await loadChanges(text('We couldn’t save your changes.'))
    return changeGoals
  })

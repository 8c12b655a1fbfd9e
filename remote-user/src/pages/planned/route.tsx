import { changeByForm } from '@pundi/kit/form'
import type { ActionFunctionArgs } from 'react-router-dom'
import { text } from './catalogue/text'
import { loadChanges } from './load-planned'

export { PlannedScreen as Component } from './PlannedScreen'
export { loadPlanned as loader } from './load-planned'

export const action = async ({ request }: ActionFunctionArgs) =>
  changeByForm(await request.formData(), async () => {
    const { changePlanned } = await loadChanges(text('We couldn’t save your changes.'))
    return changePlanned
  })

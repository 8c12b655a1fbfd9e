import { changeByForm } from '@pundi/kit/form'
import type { ActionFunctionArgs } from 'react-router-dom'
import { text } from './catalogue/text'
import { loadChanges } from './load-category'

export { CategoryScreen as Component } from './CategoryScreen'
export { loadCategory as loader } from './load-category'

export const action = async ({ request }: ActionFunctionArgs) =>
  changeByForm(await request.formData(), async () => {
    const { changeCategories } = await loadChanges(text('The category could not be saved.'))
    return changeCategories
  })

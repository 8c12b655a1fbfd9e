import { refuseChange } from '@pundi/kit/form'
import type { ActionFunctionArgs } from 'react-router-dom'
import { text } from '../catalogue/text'
import type { CategoryChanged } from './change-categories'
import { loadChanges } from './load-category'

export { CategoryScreen as Component } from './CategoryScreen'
export { loadCategory as loader } from './load-category'

export async function action({ request }: ActionFunctionArgs): Promise<CategoryChanged> {
  const form = await request.formData()
  try {
    const { changeCategories } = await loadChanges(text('The category could not be saved.'))
    return await changeCategories(form)
  } catch (error) {
    const refused = refuseChange(form.get('change') as CategoryChanged['change'], error)
    console.warn(refused.message)
    return refused
  }
}

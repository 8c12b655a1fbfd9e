import { changeByForm } from '@pundi/kit/form'
import type { ActionFunctionArgs } from 'react-router-dom'
import { text } from '../../shared/category-form/catalogue/text'
import { loadChanges } from '../../shared/category-form/load-category'

export { CategoryScreen as Component } from './CategoryScreen'
export { loadCategory as loader } from '../../shared/category-form/load-category'

export const action = async ({ request }: ActionFunctionArgs) =>
  changeByForm(await request.formData(), async () => {
    const { changeCategories } = await loadChanges(text('We couldn’t save the category.'))
    return changeCategories
  })

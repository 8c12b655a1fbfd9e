import type { ChangeAnswer } from '@pundi/kit/form'
import { HttpError } from '@pundi/platform/http'
import type { ActionFunctionArgs } from 'react-router-dom'
import { text } from '../catalogue/text'
import type { Change } from './change-categories'
import { loadChanges } from './load-category'

export { CategoryScreen as Component } from './CategoryScreen'
export { loadCategory as loader } from './load-category'

export async function action({ request }: ActionFunctionArgs): Promise<ChangeAnswer<Change>> {
  const form = await request.formData()
  try {
    const { changeCategories } = await loadChanges(text('The category could not be saved.'))
    return await changeCategories(form)
  } catch (error) {
    if (!(error instanceof HttpError)) throw error
    console.warn(error.message)
    return { change: form.get('change') as Change, isDone: false, message: error.message }
  }
}

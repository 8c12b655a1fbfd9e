import type { ChangeAnswer } from '@pundi/kit/form'
import { HttpError } from '@pundi/platform/http'
import type { ActionFunctionArgs } from 'react-router-dom'
import { text } from '../catalogue/text'
import { loadCategories } from '../transaction-modal/load-categories'
import type { Change } from './change-categories'
import { loadChanges } from './load-changes'

export { CategoryScreen as Component } from './CategoryScreen'

export const loader = async () => ({ categories: await loadCategories() })

export type CategoryData = Awaited<ReturnType<typeof loader>>

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

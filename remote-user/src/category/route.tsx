import type { ActionFunctionArgs } from 'react-router-dom'
import { text } from '../catalogue/text'
import { settleCall } from '../settle-call'
import { listCategories } from './category-api'
import { changeCategories } from './change-categories'

export { CategoryScreen as Component } from './CategoryScreen'

export async function loader() {
  const answer = await settleCall(listCategories())
  if (!answer) console.warn(text('Gagal mengambil kategori'))
  return { categories: answer?.data ?? null }
}

export type CategoryData = Awaited<ReturnType<typeof loader>>

export const action = async ({ request }: ActionFunctionArgs) => changeCategories(await request.formData())

import { PageHeader } from '@pundi/shared/ui'
import { useRef } from 'react'
import { useLoaderData } from 'react-router-dom'
import { useText } from '../catalogue/text'
import { CategoryForm } from './CategoryForm'
import { CategoryList } from './CategoryList'
import css from './CategoryScreen.module.css'
import type { CategoryData } from './route'
import { useCategoryForm } from './use-category-form'

export function CategoryScreen() {
  const text = useText()
  const { categories } = useLoaderData<CategoryData>()
  const form = useCategoryForm(categories)
  const nameField = useRef<HTMLInputElement>(null)
  const cameFrom = useRef<HTMLElement>(null)

  return (
    <>
      <PageHeader title={text('Category Management')} />
      <div className={css.columns}>
        <CategoryForm
          form={form}
          nameField={nameField}
          onReset={() => {
            form.reset()
            cameFrom.current?.focus()
          }}
        />
        <CategoryList
          categories={categories}
          onEdit={(category, button) => {
            cameFrom.current = button
            form.edit(category)
            nameField.current?.focus()
          }}
        />
      </div>
    </>
  )
}

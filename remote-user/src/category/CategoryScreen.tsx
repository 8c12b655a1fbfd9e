import { ChangeToast } from '@pundi/kit/area'
import { AlertBox, PageHeader } from '@pundi/kit/ui'
import { useRef } from 'react'
import { useFetcher, useLoaderData } from 'react-router-dom'
import { type MessageId, useText } from '../catalogue/text'
import { CategoryForm } from './CategoryForm'
import { CategoryList } from './list/CategoryList'
import css from './CategoryScreen.module.css'
import type { CategoryChanged, DoneCategory } from './change-categories'
import { RemoveDialog, useRemoval } from './removal/RemoveDialog'
import type { CategoryData } from './load-category'
import { useCategoryForm } from './use-category-form'

export function CategoryScreen() {
  const text = useText()
  const { categories } = useLoaderData<CategoryData>()
  const fetcher = useFetcher<CategoryChanged>()
  const form = useCategoryForm(fetcher.data, categories)
  const removal = useRemoval(fetcher.data, categories ?? [])
  const nameField = useRef<HTMLInputElement>(null)
  const cameFrom = useRef<HTMLElement>(null)

  return (
    <>
      <PageHeader title={text('Category Management')} />
      {removal.lost && <AlertBox type="error">{removal.lost.message}</AlertBox>}
      <div className={css.columns}>
        <CategoryForm
          fetcher={fetcher}
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
          onRemove={removal.ask}
        />
      </div>
      <RemoveDialog {...{ fetcher, removal }} categories={categories ?? []} />
      <ChangeToast
        answer={fetcher.data}
        sayDone={({ change, outcome }) => text(doneMessages[change], { name: outcome.name ?? '' })}
        text={text}
      />
    </>
  )
}

const doneMessages: Record<DoneCategory['change'], MessageId> = {
  add: '{name} has been added.',
  change: '{name} has been updated.',
  remove: 'The category has been deleted.',
  replace: 'The category has been deleted.',
}

import type { CountedCategory } from '@pundi/contract'
import { useQuestion } from '@pundi/kit/list'
import { AlertBox, Button, PageHeader } from '@pundi/kit/ui'
import { Plus } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useFetcher, useLoaderData } from 'react-router-dom'
import { useText } from '../../shared/category-form/catalogue/text'
import { CategoryForm } from './CategoryForm'
import { CategoryNotice } from '../../shared/category-form/CategoryNotice'
import { CategoryList } from './list/CategoryList'
import css from './CategoryScreen.module.css'
import type { CategoryChanged, Sent } from '../../shared/category-form/change-categories'
import { RemoveDialog, useRemoval } from './removal/RemoveDialog'
import { type CategoryData, hasFew } from '../../shared/category-form/load-category'
import { StarterOffer } from '../../shared/category-form/StarterOffer'
import { SortDialog } from './sort/SortDialog'
import { useCategoryForm } from '../../shared/category-form/use-category-form'

export function CategoryScreen() {
  const text = useText()
  const { categories, period, totals } = useLoaderData<CategoryData>()
  const fetcher = useFetcher<CategoryChanged>()
  const isBusy = fetcher.state !== 'idle'
  const form = useCategoryForm(fetcher.data, categories)
  const removal = useRemoval(fetcher.data, categories ?? [])
  const sorting = useQuestion<CountedCategory[], CategoryChanged>(fetcher.data, isBusy)
  // `fetcher.data` also receives answers to later changes. The sort dialog must ignore them, so it
  // stops reading answers after the new order is saved.
  if (sorting.done) sorting.cancel()
  /** Counts how often the form was opened on phones; 0 while the form is closed. */
  const [opened, setOpened] = useState(0)
  const nameField = useRef<HTMLInputElement>(null)
  const cameFrom = useRef<HTMLElement>(null)
  const submit = (fields: Sent) => void fetcher.submit(fields, { method: 'post', action: '/category' })

  useEffect(() => {
    if (opened > 0) nameField.current?.focus()
  }, [opened])

  function openForm(from: HTMLElement) {
    cameFrom.current = from
    setOpened(opened + 1)
  }

  return (
    <>
      <PageHeader title={text('Category Management')}>
        <Button
          type="button"
          className={css.opener}
          aria-expanded={opened > 0}
          onClick={event => (opened > 0 ? setOpened(0) : openForm(event.currentTarget))}
        >
          <Plus size={20} /> {text('New category')}
        </Button>
      </PageHeader>
      {removal.lost && <AlertBox type="error">{removal.lost.message}</AlertBox>}
      <div className={css.columns}>
        <div className={css.form} data-open={opened > 0 || undefined}>
          <CategoryForm
            fetcher={fetcher}
            form={form}
            nameField={nameField}
            onReset={() => {
              form.reset()
              setOpened(0)
              cameFrom.current?.focus()
            }}
          />
        </div>
        <div className={css.list}>
          <CategoryList
            {...{ categories, period, totals }}
            onEdit={(category, button) => {
              form.edit(category)
              openForm(button)
            }}
            onRemove={removal.ask}
            onArchive={({ id, name, is_archived }) =>
              submit({ change: 'archive', id: String(id), name, is_archived: String(!is_archived) })
            }
            onSort={sorting.ask}
          />
          {categories && hasFew(categories) && (
            <StarterOffer
              categories={categories}
              isBusy={isBusy}
              onAdd={places => submit({ change: 'addSeveral', places: places.join() })}
            />
          )}
        </div>
      </div>
      <RemoveDialog {...{ fetcher, removal }} categories={categories ?? []} />
      {sorting.about && (
        <SortDialog
          categories={sorting.about}
          isBusy={isBusy}
          failure={sorting.failure?.message}
          onSave={ids => submit({ change: 'sort', ids: ids.join() })}
          onClose={sorting.cancel}
        />
      )}
      <CategoryNotice fetcher={fetcher} />
    </>
  )
}

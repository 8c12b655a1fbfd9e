import type { CountedCategory } from '@pundi/contract'
import { useQuestion } from '@pundi/kit/list'
import { AlertBox, Button, PageHeader } from '@pundi/kit/ui'
import { Plus } from 'lucide-react'
import { Suspense, useEffect, useRef, useState } from 'react'
import { useFetcher, useLoaderData } from 'react-router-dom'
import { useText } from './catalogue/text'
import { CategoryForm } from './CategoryForm'
import { CategoryNotice } from './CategoryNotice'
import { CategoryList } from './list/CategoryList'
import css from './CategoryScreen.module.css'
import type { CategoryChanged } from './change-categories'
import { RemoveDialog, useRemoval } from './removal/RemoveDialog'
import { type CategoryData, hasFew } from './load-category'
import { SortDialog, StarterOffer } from './draw-more'
import { useCategoryForm } from './use-category-form'

export function CategoryScreen() {
  const text = useText()
  const { categories, period, totals } = useLoaderData<CategoryData>()
  const fetcher = useFetcher<CategoryChanged>()
  const isBusy = fetcher.state !== 'idle'
  const form = useCategoryForm(fetcher.data, categories)
  const removal = useRemoval(fetcher.data, categories ?? [])
  const sorting = useQuestion<CountedCategory[], CategoryChanged>(fetcher.data, isBusy)
  // Answers to later changes are none to it.
  if (sorting.done) sorting.cancel()
  /** On a phone the form is out of sight until it is asked for: how often that was, 0 while it is closed. */
  const [opened, setOpened] = useState(0)
  const nameField = useRef<HTMLInputElement>(null)
  const cameFrom = useRef<HTMLElement>(null)
  const submit = (fields: Record<string, string>) =>
    void fetcher.submit(fields, { method: 'post', action: '/category' })

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
            <Suspense>
              <StarterOffer
                categories={categories}
                isBusy={isBusy}
                onAdd={added => submit({ change: 'addSeveral', categories: JSON.stringify(added) })}
              />
            </Suspense>
          )}
        </div>
      </div>
      <RemoveDialog {...{ fetcher, removal }} categories={categories ?? []} />
      {sorting.about && (
        <Suspense>
          <SortDialog
            categories={sorting.about}
            isBusy={isBusy}
            failure={sorting.failure?.message}
            onSave={ids => submit({ change: 'sort', ids: ids.join() })}
            onClose={sorting.cancel}
          />
        </Suspense>
      )}
      <CategoryNotice fetcher={fetcher} />
    </>
  )
}

import type { CountedCategory } from '@pundi/contract'
import { AlertBox, Button, ButtonRow, Dialog, useSubmitOnce } from '@pundi/kit/ui'
import { useState } from 'react'
import type { FetcherWithComponents } from 'react-router-dom'
import { useText } from '../../../shared/category-form/catalogue/text'
import type { CategoryChanged } from '../../../shared/category-form/change-categories'
import { warmChanges } from '../../../shared/category-form/load-category'
import { MoveFields } from './MoveFields'
import css from './RemoveDialog.module.css'

interface RemoveDialogProps {
  fetcher: FetcherWithComponents<CategoryChanged>
  removal: ReturnType<typeof useRemoval>
  categories: CountedCategory[]
}

/**
 * Asks before a category is deleted. If the category has transactions, asks where to move them. The
 * category list gives the number of transactions. The list reloads if the server refuses the
 * deletion.
 */
export function RemoveDialog({ fetcher, removal, categories }: RemoveDialogProps) {
  const text = useText()
  const { failure, category, cancel } = removal
  const isBusy = fetcher.state !== 'idle'
  const sendOnce = useSubmitOnce(isBusy, fetcher.data)
  const others = categories.filter(({ id, type }) => type === category?.type && id !== category.id)
  const isUsed = category !== undefined && category.count > 0
  const isAlone = isUsed && others.length === 0

  return (
    <Dialog
      title={text('Delete the category {name}?', { name: category?.name ?? '' })}
      open={category !== undefined}
      onClose={() => !isBusy && cancel()}
      closeLabel={text('Close')}
    >
      {category && (
        <fetcher.Form
          className={css.form}
          method="post"
          action="/category"
          onSubmit={sendOnce}
          onFocus={warmChanges}
        >
          <input type="hidden" name="change" value={isAlone ? 'replace' : 'remove'} />
          <input type="hidden" name="id" value={category.id} />
          {isUsed ? (
            <MoveFields {...{ category, others }} />
          ) : (
            <p>{text('This category has no transactions.')}</p>
          )}
          {failure && <AlertBox type="error">{failure.message}</AlertBox>}
          <ButtonRow>
            <Button type="button" tone="quiet" onClick={cancel} disabled={isBusy}>
              {text('Cancel')}
            </Button>
            <Button tone="danger" busy={isBusy ? text('Loading...') : undefined}>
              {isUsed ? text('Move and delete') : text('Delete')}
            </Button>
          </ButtonRow>
        </fetcher.Form>
      )}
    </Dialog>
  )
}

export function useRemoval(answered: CategoryChanged | undefined, categories: CountedCategory[]) {
  const [asked, setAsked] = useState<{ id?: number; answeredBefore: CategoryChanged | undefined }>()
  const answer = asked?.id === undefined || answered === asked.answeredBefore ? undefined : answered
  const category = answer?.isDone ? undefined : categories.find(({ id }) => id === asked?.id)
  const failure = answer && !answer.isDone ? answer : undefined
  return {
    category,
    failure,
    /**
     * The failure to show on the page. Set if the category no longer exists, because the dialog is
     * then closed.
     */
    lost: category ? undefined : failure,
    ask: (id: number) => setAsked({ id, answeredBefore: answered }),
    cancel: () => setAsked(undefined),
  }
}

import { AlertBox, Button, ButtonRow, Card, Field, useSubmitOnce } from '@pundi/kit/ui'
import { type RefObject, useEffect, useState } from 'react'
import type { FetcherWithComponents } from 'react-router-dom'
import { useText } from '../../shared/category-form/catalogue/text'
import { CategoryMark } from '../../shared/category-mark/CategoryMark'
import css from './CategoryForm.module.css'
import type { CategoryChanged, CategoryField } from '../../shared/category-form/change-categories'
import { LookPicker } from './look/LookPicker'
import { warmChanges } from '../../shared/category-form/load-category'
import type { Draft, useCategoryForm } from '../../shared/category-form/use-category-form'

interface CategoryFormProps {
  fetcher: FetcherWithComponents<CategoryChanged>
  form: ReturnType<typeof useCategoryForm>
  nameField: RefObject<HTMLInputElement | null>
  onReset: () => void
}

/**
 * Milliseconds for which a message is visible (specification). Screen readers announce the message
 * at once.
 */
const messageStands = 5000

export function CategoryForm({ fetcher, form, nameField, onReset }: CategoryFormProps) {
  const text = useText()
  const { draft, setDraft } = form
  const answer = useExpiringAnswer(form.answer, messageStands)
  const isBusy = fetcher.state !== 'idle'
  const sendOnce = useSubmitOnce(isBusy, fetcher.data)
  const isEditing = draft.id !== undefined
  const [isPicking, setPicking] = useState(false)

  return (
    <Card title={isEditing ? text('Edit Category') : text('Add New Category')}>
      <fetcher.Form
        className={css.form}
        method="post"
        action="/category"
        onSubmit={sendOnce}
        onFocus={warmChanges}
      >
        <input type="hidden" name="change" value={isEditing ? 'change' : 'add'} />
        {isEditing && (
          <Field label={text('Category ID')} name="id">
            <input value={draft.id} readOnly />
          </Field>
        )}
        <Field label={text('Category Name')} name={'name' satisfies CategoryField}>
          <input
            ref={nameField}
            className={css.name}
            value={draft.name}
            onChange={event => setDraft({ ...draft, name: event.target.value })}
            maxLength={60}
            autoComplete="off"
            required
          />
        </Field>
        <Field label={text('Type')} name={'type' satisfies CategoryField}>
          <select
            value={draft.type}
            onChange={event => setDraft({ ...draft, type: event.target.value as Draft['type'] })}
          >
            <option value="income">{text('Income')}</option>
            <option value="expense">{text('Expense')}</option>
          </select>
        </Field>
        <div className={css.look}>
          <CategoryMark {...draft.look} type={draft.type} />
          <Button type="button" tone="quiet" onClick={() => setPicking(true)}>
            {text('Icon and colour')}
          </Button>
        </div>
        {draft.isLookChosen && (
          <>
            <input type="hidden" name={'icon' satisfies CategoryField} value={draft.look.icon ?? ''} />
            <input type="hidden" name={'color' satisfies CategoryField} value={draft.look.color ?? ''} />
          </>
        )}
        <ButtonRow>
          {isEditing && (
            <Button type="button" tone="quiet" onClick={onReset}>
              {text('Reset')}
            </Button>
          )}
          <Button busy={isBusy ? text('Loading...') : undefined}>
            {isEditing ? text('Update') : text('Add')}
          </Button>
        </ButtonRow>
        {answer && !answer.isDone && <AlertBox type="error">{answer.message}</AlertBox>}
      </fetcher.Form>
      {isPicking && (
        <LookPicker
          look={draft.look}
          type={draft.type}
          onChoose={look => setDraft({ ...draft, look, isLookChosen: true })}
          onClose={() => setPicking(false)}
        />
      )}
    </Card>
  )
}

function useExpiringAnswer<Answer extends object>(answer: Answer | undefined, milliseconds: number) {
  const [expired, setExpired] = useState<Answer>()
  useEffect(() => {
    const timer = setTimeout(() => setExpired(answer), milliseconds)
    return () => clearTimeout(timer)
  }, [answer, milliseconds])
  return answer === expired ? undefined : answer
}

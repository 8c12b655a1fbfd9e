import { today } from '@pundi/shared/format'
import {
  AlertBox,
  AmountField,
  Button,
  ButtonRow,
  Field,
  useFirstErrorFocus,
  useSubmitOnce,
} from '@pundi/shared/ui'
import { useState } from 'react'
import type { FetcherWithComponents } from 'react-router-dom'
import { useText } from '../catalogue/text'
import { CategoryField } from './CategoryField'
import { draftOf, emptyDraft, isComplete, readDraft, settleChoice } from './draft'
import type { OpenModal } from './modal-state'
import type { SaveAnswer } from './save-transaction'
import css from './TransactionForm.module.css'

interface TransactionFormProps {
  modal: OpenModal
  fetcher: FetcherWithComponents<SaveAnswer>
  onTyped: () => void
  onClose: () => void
  onLoadCategories: () => void
}

/** The page that saves is named, because the modal opens on every page of the area. */
export function TransactionForm({
  modal,
  fetcher,
  onTyped,
  onClose,
  onLoadCategories,
}: TransactionFormProps) {
  const text = useText()
  const [draft, setDraft] = useState(() =>
    modal.mode === 'add' ? emptyDraft(today()) : draftOf(modal.transaction),
  )
  const [editedAfter, setEditedAfter] = useState<SaveAnswer>()
  const answer = fetcher.data?.key === modal.key && fetcher.data !== editedAfter ? fetcher.data : undefined
  const { message, errors } = answer && !answer.saved ? answer : {}
  const form = useFirstErrorFocus(errors)
  const isBusy = fetcher.state !== 'idle'
  const sendOnce = useSubmitOnce(isBusy, fetcher.data)

  function change(form: HTMLFormElement) {
    setDraft(settleChoice(readDraft(form), draft, Array.isArray(modal.categories) ? modal.categories : []))
    setEditedAfter(fetcher.data)
    onTyped()
  }

  return (
    <fetcher.Form
      ref={form}
      className={css.form}
      method="post"
      action="/dashboard"
      noValidate
      onSubmit={sendOnce}
      onChange={event => change(event.currentTarget)}
    >
      {message && <AlertBox type="error">{message}</AlertBox>}
      <input type="hidden" name="idempotency_key" value={modal.key} />
      {modal.mode === 'edit' && <input type="hidden" name="id" value={modal.transaction.id} />}
      <AmountField
        label={text('Amount')}
        name="amount"
        sign="Rp"
        error={errors?.['amount']}
        defaultValue={draft.amount}
        required
        autoFocus
      />
      <CategoryField
        categories={modal.categories}
        draft={draft}
        error={errors?.['category_id']}
        onChange={change}
        onLoad={onLoadCategories}
      />
      <div className={css.pair}>
        <Field label={text('Type')} name="type" error={errors?.['type']}>
          <select value={draft.type} onChange={event => change(event.target.form!)} required>
            <option value="">{text('Select Type')}</option>
            <option value="income">{text('income')}</option>
            <option value="expense">{text('expense')}</option>
          </select>
        </Field>
        <Field label={text('Date')} name="transaction_date" error={errors?.['transaction_date']}>
          <input type="date" defaultValue={draft.transaction_date} required />
        </Field>
      </div>
      <Field label={text('Description')} name="description" error={errors?.['description']}>
        <textarea
          rows={3}
          defaultValue={draft.description}
          maxLength={500}
          placeholder={text('Tambahkan deskripsi transaksi')}
          required
        />
      </Field>
      <ButtonRow>
        <Button type="button" tone="quiet" onClick={onClose} disabled={isBusy}>
          {text('Close')}
        </Button>
        {modal.mode !== 'view' && (
          <Button disabled={!isComplete(draft)} busy={isBusy ? text('Loading...') : undefined}>
            {text('Save')}
          </Button>
        )}
      </ButtonRow>
    </fetcher.Form>
  )
}

import type { Transaction } from '@pundi/contract'
import { Field, useFirstErrorFocus } from '@pundi/kit/ui'
import { type KeyboardEvent, type SubmitEvent, type SyntheticEvent, useRef, useState } from 'react'
import { useText } from '../catalogue/text'
import { AmountInput } from './fields/AmountInput'
import { ChangedSince } from './saving/ChangedSince'
import { CategoryField } from './fields/CategoryField'
import { DescriptionField } from './fields/DescriptionField'
import { chooseCategory, type Draft, isComplete, readDraft } from './saving/draft'
import { FormEnd } from './FormEnd'
import type { OpenedFormProps, Saveable } from './modal-state'
import { SmallAmount } from './fields/SmallAmount'
import css from './TransactionForm.module.css'
import { useSaving } from './saving/use-saving'

interface TransactionFormProps extends OpenedFormProps {
  purpose: Saveable
  /** Starts again from the transaction as it is now. */
  onTake: (now: Transaction) => void
}

/** The form that adds and edits. Ctrl or Cmd with Enter saves from every field. */
export function TransactionForm({ purpose, onTake, ...props }: TransactionFormProps) {
  const text = useText()
  const { draft, change, save, saveAnew, saveOver, isBusy, answer, doubt } = useSaving(purpose, props)
  const [begun] = useState<Draft>(draft)
  const errors = answer?.errors(text) ?? {}
  const form = useFirstErrorFocus(answer?.errors)
  const saveButton = useRef<HTMLButtonElement>(null)

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    // The fields are inert while they are being saved, so the focus must not be in one.
    saveButton.current?.focus()
    void save()
  }

  function saveByKey(event: KeyboardEvent<HTMLFormElement>) {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    if (isComplete(draft)) event.currentTarget.requestSubmit()
    else event.currentTarget.querySelector<HTMLElement>(':invalid:not(fieldset)')?.focus()
  }

  return (
    <form
      ref={form}
      className={css.form}
      noValidate
      onSubmit={submit}
      onKeyDown={saveByKey}
      onChange={event => change(readDraft(event.currentTarget, draft))}
    >
      <div className={css.fields} inert={isBusy}>
        <AmountInput amount={draft.amount} defaultValue={begun.amount} error={errors['amount']} />
        <CategoryField
          draft={draft}
          error={errors['category_id']}
          onChoose={category => change(chooseCategory(draft, category))}
        />
        <div className={css.pair}>
          <Field label={text('Type')} name="type" error={errors['type']}>
            <select value={draft.type} onChange={letFormRead} required>
              <option value="">{text('Select Type')}</option>
              <option value="income">{text('income')}</option>
              <option value="expense">{text('expense')}</option>
            </select>
          </Field>
          <DateField defaultValue={begun.transaction_date} error={errors['transaction_date']} />
        </div>
        <DescriptionField
          defaultValue={begun.description}
          description={draft.description}
          error={errors['description']}
        />
      </div>
      <FormEnd
        saveButton={saveButton}
        canSave={isComplete(draft)}
        isBusy={isBusy}
        answer={answer}
        onClose={props.onClose}
        onAddAnew={saveAnew}
        question={doubt !== undefined && <SmallAmount amount={doubt} onSave={() => void save()} />}
        changedSince={
          answer?.now && (
            <ChangedSince now={answer.now} draft={draft} isBusy={isBusy} onKeep={saveOver} onTake={onTake} />
          )
        }
      />
    </form>
  )
}

/** The form itself handles every change. React asks for a handler on a controlled field. */
const letFormRead = () => {}

interface DateFieldProps {
  defaultValue: string
  error: string | undefined
}

/** A browser gives no value for a day that does not exist, such as 30 February. The field says why Save is disabled. */
function DateField({ defaultValue, error }: DateFieldProps) {
  const text = useText()
  const [isBad, setBad] = useState(false)
  const look = (event: SyntheticEvent<HTMLInputElement>) => setBad(event.currentTarget.validity.badInput)
  return (
    <Field
      label={text('Date')}
      name="transaction_date"
      error={isBad ? text('Enter a date that exists') : error}
    >
      <input type="date" defaultValue={defaultValue} max="9999-12-31" onInput={look} onBlur={look} required />
    </Field>
  )
}

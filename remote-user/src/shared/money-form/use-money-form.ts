import { fieldErrors, type FieldOf, type Typed, typedIn } from '@pundi/kit/form'
import { useSubmitOnce } from '@pundi/kit/ui'
import { type SubmitEvent, type SyntheticEvent, useState } from 'react'
import type { FieldsOf, MoneyChanged } from './change-money'
import { type FieldNames, shownFields } from './fields/names'
import { type Purpose, storeTyped, type Values } from './fields/typed'
import { warmChanges } from './load-wallets'
import type { MoneyFormsProps, OpenForm } from './use-open-form'

type Change = MoneyChanged['change']

export interface MoneyFormState<Name extends string = never> {
  typed: Typed<Name> | undefined
  isBusy: boolean
  errors: Typed<Name>
  field: FieldOf<Name>
  /** A new object for each answer, even if two answers are equal. */
  answer: object | undefined
  /** The refusal of the whole form. A field shows its own refusal. */
  message: string | undefined
  isChangedSince: boolean
  keep: (values: Typed<Name>) => void
  read: (event: SyntheticEvent<HTMLFormElement>) => void
  warm: () => void
  submit: <Of extends Change>(change: Of, more: FieldsOf[Of]) => (event: SubmitEvent<HTMLFormElement>) => void
  send: <Of extends Change>(change: Of, fields: FieldsOf[Of]) => void
  close: () => void
}

export function useMoneyForm(opened: OpenForm, { fetcher, form }: MoneyFormsProps) {
  const [typed, setTyped] = useState(opened.typed)
  const isBusy = fetcher.state !== 'idle'
  const sendOnce = useSubmitOnce(isBusy, fetcher.data)
  const { refused } = form

  function keep(values: Values) {
    setTyped(values)
    storeTyped(opened.purpose, values)
  }

  return {
    typed,
    isBusy,
    ...fieldErrors(shownFields[opened.purpose.form], refused),
    answer: refused,
    isChangedSince: refused?.refusal.status === 412,
    keep,
    read: (event: SyntheticEvent<HTMLFormElement>) => keep(valuesOf(event.currentTarget)),
    warm: warmChanges,
    submit: (change: Change, more: FieldsOf[Change]) => (event: SubmitEvent<HTMLFormElement>) => {
      sendOnce(event)
      if (event.defaultPrevented) return
      event.preventDefault()
      send(change, { ...valuesOf(event.currentTarget), ...more })
    },
    send,
    close: form.close,
  }

  function send(change: Change, fields: FieldsOf[Change]) {
    void fetcher.submit({ ...fields, change }, { method: 'post', action: '/wallet' })
  }
}

export interface MoneyFormProps<Form extends Purpose['form']> extends MoneyFormsProps {
  purpose: Extract<Purpose, { form: Form }>
  state: MoneyFormState<FieldNames[Form]>
}

const valuesOf = (form: HTMLFormElement) => typedIn(new FormData(form))

import { firstOfEach } from '@pundi/kit/form'
import { useSubmitOnce } from '@pundi/kit/ui'
import { type SubmitEvent, type SyntheticEvent, useState } from 'react'
import type { MoneyChanged } from './change-money'
import { warmChanges } from './load-wallets'
import type { MoneyFormsProps, OpenForm } from './use-open-form'
import { storeTyped, type Purpose, type Values } from './fields/typed'

export function useMoneyForm(opened: OpenForm, { fetcher, form }: MoneyFormsProps) {
  const [typed, setTyped] = useState(opened.typed)
  const isBusy = fetcher.state !== 'idle'
  const sendOnce = useSubmitOnce(isBusy, fetcher.data)
  const { refused } = form
  const errors = firstOfEach(refused?.refusal.errors ?? {})

  function keep(values: Values) {
    setTyped(values)
    storeTyped(opened.purpose, values)
  }

  return {
    typed,
    isBusy,
    errors,
    /** A new object for each answer, even if its content is equal. */
    answer: refused,
    /** The refusal, if it concerns the whole form. A field shows its own refusal. */
    message: refused && !Object.values(errors).includes(refused.message) ? refused.message : undefined,
    isChangedSince: refused?.refusal.status === 412,
    keep,
    read: (event: SyntheticEvent<HTMLFormElement>) => keep(valuesOf(event.currentTarget)),
    warm: warmChanges,
    submit: (change: MoneyChanged['change'], more: Values) => (event: SubmitEvent<HTMLFormElement>) => {
      sendOnce(event)
      if (event.defaultPrevented) return
      event.preventDefault()
      send({ ...valuesOf(event.currentTarget), ...more, change })
    },
    send,
    close: form.close,
  }

  function send(fields: Values) {
    void fetcher.submit(fields, { method: 'post', action: '/wallet' })
  }
}

export type MoneyFormState = ReturnType<typeof useMoneyForm>

export interface MoneyFormProps<Form extends Purpose['form']> extends MoneyFormsProps {
  purpose: Extract<Purpose, { form: Form }>
  state: MoneyFormState
}

const valuesOf = (form: HTMLFormElement) => Object.fromEntries(new FormData(form)) as Values

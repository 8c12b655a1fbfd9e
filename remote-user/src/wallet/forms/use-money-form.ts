import { firstOfEach } from '@pundi/kit/form'
import { useSubmitOnce } from '@pundi/kit/ui'
import { type SubmitEvent, type SyntheticEvent, useState } from 'react'
import type { MoneyChanged } from '../change-money'
import { warmChanges } from '../load-wallets'
import type { DrawnFormProps, OpenForm } from '../open-form'
import { keepTyped, type Purpose, type Values } from '../typed'

/** What an open form shares with the others: what was typed in it, its sending, and why it was refused. */
export function useMoneyForm(opened: OpenForm, { fetcher, form }: DrawnFormProps) {
  const [typed, setTyped] = useState(opened.typed)
  const isBusy = fetcher.state !== 'idle'
  const sendOnce = useSubmitOnce(isBusy, fetcher.data)
  const { refused } = form
  const errors = firstOfEach(refused?.refusal.errors ?? {})

  function keep(values: Values) {
    setTyped(values)
    keepTyped(opened.purpose, values)
  }

  return {
    typed,
    isBusy,
    errors,
    /** Another one for every answer. */
    answer: refused,
    /** What is about the form as a whole: what is about a field stands at it. */
    message: refused && !Object.values(errors).includes(refused.message) ? refused.message : undefined,
    /** It was changed since the form was opened. */
    isChangedSince: refused?.refusal.status === 412,
    keep,
    /** For the `onChange` of the form: reads all of its fields. */
    read: (event: SyntheticEvent<HTMLFormElement>) => keep(valuesOf(event.currentTarget)),
    warm: warmChanges,
    /** For the `onSubmit` of the form. */
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

/** What one of the forms is drawn with. */
export interface MoneyFormProps<Form extends Purpose['form']> extends DrawnFormProps {
  purpose: Extract<Purpose, { form: Form }>
  state: MoneyFormState
}

const valuesOf = (form: HTMLFormElement) => Object.fromEntries(new FormData(form)) as Values

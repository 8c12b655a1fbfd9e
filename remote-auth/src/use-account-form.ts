import { useFirstErrorFocus, useSubmitOnce } from '@pundi/kit/ui'
import { useActionData, useLocation, useNavigation } from 'react-router-dom'
import { useText } from './catalogue/text'
import { type Refusal, warmChecks } from './refusal'
import { useState } from 'react'

/**
 * Whether a form of the account pages is on its way, what its last answer says, and what its element takes: it is sent
 * once until it is answered, and the first field with an error takes the focus.
 */
export function useAccountForm(answer: Refusal | undefined) {
  const text = useText()
  const isBusy = useNavigation().state !== 'idle'
  const ref = useFirstErrorFocus(answer?.errors)
  const onSubmit = useSubmitOnce(isBusy, answer)
  return {
    isBusy,
    message: answer?.message?.(text),
    errors: answer?.errors(text),
    form: { method: 'post', noValidate: true, ref, onFocus: warmChecks, onSubmit } as const,
  }
}

/**
 * What the action of this page answered, until its form is sent again or the page is left. The router's own forgets it
 * whenever loaders are called again, as they are when another tab chooses another language.
 */
export function useAnswer<Answer>(): Answer | undefined {
  const { key } = useLocation()
  const given = useActionData() as Answer | undefined
  const [kept, keep] = useState({ key, answer: given })
  if (given !== undefined && (given !== kept.answer || key !== kept.key)) keep({ key, answer: given })
  return given ?? (key === kept.key ? kept.answer : undefined)
}

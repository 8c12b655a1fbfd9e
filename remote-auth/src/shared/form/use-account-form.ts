import { fieldsOf } from '@pundi/kit/form'
import { useFirstErrorFocus, useSubmitOnce } from '@pundi/kit/ui'
import { useActionData, useLocation, useNavigation } from 'react-router-dom'
import { useText } from '../../catalogue/text'
import { type Refusal, warmChecks } from './refusal'
import { useState } from 'react'

/**
 * While a request is pending, the form cannot be sent again. After a refusal, the first invalid
 * field gets the focus.
 */
export function useAccountForm<Name extends string>(names: readonly Name[], answer: Refusal | undefined) {
  const text = useText()
  const isBusy = useNavigation().state !== 'idle'
  const ref = useFirstErrorFocus(answer?.errors)
  const onSubmit = useSubmitOnce(isBusy, answer)
  const { field, other } = fieldsOf(names, answer?.errors(text))
  return {
    isBusy,
    message: answer?.message?.(text) ?? other,
    field,
    form: { method: 'post', noValidate: true, ref, onFocus: warmChecks, onSubmit } as const,
  }
}

/**
 * The action's answer, until the form is sent again or the page is left. The router's own action
 * data is dropped when loaders run again, for example after a change of language in another tab.
 */
export function useAnswer<Answer>(): Answer | undefined {
  const { key } = useLocation()
  const given = useActionData() as Answer | undefined
  const [kept, keep] = useState({ key, answer: given })
  if (given !== undefined && (given !== kept.answer || key !== kept.key)) keep({ key, answer: given })
  return given ?? (key === kept.key ? kept.answer : undefined)
}

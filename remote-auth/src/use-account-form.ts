import { useFirstErrorFocus, useSubmitOnce } from '@pundi/kit/ui'
import { useNavigation } from 'react-router-dom'
import { useText } from './catalogue/text'
import { warmChecks } from './load-checks'
import type { Refusal } from './refusal'

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

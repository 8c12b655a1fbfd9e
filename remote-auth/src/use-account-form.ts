import { useFirstErrorFocus, useSubmitOnce } from '@pundi/shared/ui'
import { useNavigation } from 'react-router-dom'
import { warmChecks } from './load-checks'

/**
 * Whether a form of the account pages is on its way, and what its element takes: it is sent once until it is answered,
 * and the first field with an error takes the focus.
 */
export function useAccountForm(answer: { errors?: Record<string, string> } | undefined) {
  const isBusy = useNavigation().state !== 'idle'
  const ref = useFirstErrorFocus(answer?.errors)
  const onSubmit = useSubmitOnce(isBusy, answer)
  return { isBusy, form: { method: 'post', noValidate: true, ref, onFocus: warmChecks, onSubmit } as const }
}

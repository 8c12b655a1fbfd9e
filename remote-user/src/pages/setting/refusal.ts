import { errorsOfIssues, type FormRefusal, readHttpRefusal } from '@pundi/kit/form'
import type { MessageId } from './catalogue/text'

export interface Refusal extends FormRefusal<MessageId> {
  asksCurrent: boolean
  /**
   * True if the user must sign in again: the session is too old for this change, and the account
   * has no password to ask for.
   */
  mustSignIn: boolean
}

const asksCurrent = (form: FormData) => form.has('current_password')

export const refuseFields = (issues: Parameters<typeof errorsOfIssues>[0], form: FormData): Refusal => ({
  errors: say => errorsOfIssues(issues, id => say(id as MessageId)),
  asksCurrent: asksCurrent(form),
  mustSignIn: false,
})

/** Reads why the server refused the form. Rethrows any other error, because it is a bug. */
export function readRefusal(error: unknown, form: FormData): Refusal {
  const { message, errors, status } = readHttpRefusal(error)
  const isAsked = 'current_password' in errors
  return {
    message: message === undefined ? undefined : () => message,
    errors: () => errors,
    asksCurrent: isAsked || asksCurrent(form),
    mustSignIn: status === 403 && !isAsked,
  }
}

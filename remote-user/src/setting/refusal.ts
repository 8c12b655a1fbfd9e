import { errorsOfIssues, type FormRefusal, readHttpRefusal } from '@pundi/kit/form'
import type { MessageId } from './catalogue/text'

/** Why a form of this page was not accepted. */
export interface Refusal extends FormRefusal<MessageId> {
  /** The form asks for the current password from now on. */
  asksCurrent: boolean
  /** The session is too old for this, and the account has no password to ask for. */
  mustSignIn: boolean
}

const asksCurrent = (form: FormData) => form.has('current_password')

/** The refusal of a form in which a schema of the contract finds something wrong. */
export const refuseFields = (issues: Parameters<typeof errorsOfIssues>[0], form: FormData): Refusal => ({
  errors: say => errorsOfIssues(issues, id => say(id as MessageId)),
  asksCurrent: asksCurrent(form),
  mustSignIn: false,
})

/** The refusal of a call that failed. Rethrows every other error, which is a bug. */
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

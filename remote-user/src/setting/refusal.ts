import { errorsOfIssues, readHttpRefusal } from '@pundi/shared/form'
import { text, type MessageId } from './catalogue/text'

/** Why a form of this page did not succeed. `errors` are by the name of their field. */
export interface Refusal {
  message?: string | undefined
  errors: Record<string, string>
  /** The current password is asked for too, from now on. */
  asksCurrent: boolean
  /** Only a younger session may do this, and there is no password to ask for. */
  mustSignIn: boolean
}

const asksCurrent = (form: FormData) => form.has('current_password')

/** What a schema of the contract refuses. */
export const refuseFields = (issues: Parameters<typeof errorsOfIssues>[0], form: FormData): Refusal => ({
  errors: errorsOfIssues(issues, id => text(id as MessageId)),
  asksCurrent: asksCurrent(form),
  mustSignIn: false,
})

/** What the server said of a call. Anything but a failed call is a bug and flies on. */
export function readRefusal(error: unknown, form: FormData): Refusal {
  const { message, errors, status } = readHttpRefusal(error)
  const isAsked = 'current_password' in errors
  return {
    message,
    errors,
    asksCurrent: isAsked || asksCurrent(form),
    mustSignIn: status === 403 && !isAsked,
  }
}

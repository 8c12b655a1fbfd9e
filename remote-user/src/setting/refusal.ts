import { errorsOfIssues, readHttpRefusal } from '@pundi/kit/form'
import type { Text } from '@pundi/platform/i18n'
import type { MessageId } from './catalogue/text'

/** Why a form of this page did not succeed. */
export interface Refusal {
  message?: string | undefined
  /** By the name of their field; said by who draws them, since the language may change while they stand there. */
  errors: (say: Text<MessageId>) => Record<string, string>
  /** The current password is asked for too, from now on. */
  asksCurrent: boolean
  /** Only a younger session may do this, and there is no password to ask for. */
  mustSignIn: boolean
}

const asksCurrent = (form: FormData) => form.has('current_password')

/** What a schema of the contract refuses. */
export const refuseFields = (issues: Parameters<typeof errorsOfIssues>[0], form: FormData): Refusal => ({
  errors: say => errorsOfIssues(issues, id => say(id as MessageId)),
  asksCurrent: asksCurrent(form),
  mustSignIn: false,
})

/** What the server said of a call. Anything but a failed call is a bug and flies on. */
export function readRefusal(error: unknown, form: FormData): Refusal {
  const { message, errors, status } = readHttpRefusal(error)
  const isAsked = 'current_password' in errors
  return {
    message,
    errors: () => errors,
    asksCurrent: isAsked || asksCurrent(form),
    mustSignIn: status === 403 && !isAsked,
  }
}

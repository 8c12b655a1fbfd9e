import { errorsOfIssues, readHttpRefusal } from '@pundi/shared/form'
import { text, type MessageId } from './catalogue/text'

/** What an account form's action answers where it did not succeed. `errors` are by the name of their field. */
export interface Refusal {
  message?: string
  errors: Record<string, string>
}

/** What a schema of the contract refuses. */
export const refuseFields = (issues: Parameters<typeof errorsOfIssues>[0] = []): Refusal => ({
  errors: errorsOfIssues(issues, id => text(id as MessageId)),
})

/** What the server said of a call. Anything but a failed call is a bug and flies on. */
export function readRefusal(error: unknown): Refusal {
  const { status: _, ...refusal } = readHttpRefusal(error)
  return refusal
}

export const hasErrors = (errors: Record<string, string>) => Object.keys(errors).length > 0

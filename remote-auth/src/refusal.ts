import { errorsOfIssues, lateChecks, readHttpRefusal } from '@pundi/kit/form'
import type { Text } from '@pundi/platform/i18n'
import { type MessageId, text } from './catalogue/text'

/** Said by who draws it, since the language may change while it stands there; the server's own words stay as they are. */
export type Said = (say: Text<MessageId>) => string

/** What an account form's action answers where it did not succeed. */
export interface Refusal {
  message?: Said | undefined
  /** By the name of their field. */
  errors: (say: Text<MessageId>) => Record<string, string>
}

/** What fields are refused for here, by their name. */
export type Complaints = Record<string, MessageId>

/** What a schema of the contract refuses. */
export const complaintsOf = (issues: Parameters<typeof errorsOfIssues>[0] = []) =>
  errorsOfIssues(issues, id => id) as Complaints

export const refuse = (complaints: Complaints): Refusal => ({
  errors: say => Object.fromEntries(Object.entries(complaints).map(([field, id]) => [field, say(id)])),
})

/** What the server said of a call, or, where it said nothing, `fallback`. */
export const sayAnswer = (message: string | undefined, fallback: MessageId): Said =>
  message && message !== text(fallback) ? () => message : say => say(fallback)

/**
 * Why a call was refused. Anything but a failed call is a bug and flies on.
 *
 * @param fallback what the call itself says where the server said nothing
 */
export function readRefusal(error: unknown, fallback: MessageId): Refusal {
  const { message, errors } = readHttpRefusal(error)
  return { message: message === undefined ? undefined : sayAnswer(message, fallback), errors: () => errors }
}

export const hasComplaints = (complaints: Complaints) => Object.keys(complaints).length > 0

/** A third of what a page of this area would load. */
export const { warmChecks, loadChecks } = lateChecks(
  () => import(/* webpackChunkName: "checks" */ './checks'),
)

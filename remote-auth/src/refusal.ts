import { errorsOfIssues, type FormRefusal, lateChecks, readHttpRefusal } from '@pundi/kit/form'
import type { Text } from '@pundi/platform/i18n'
import { type MessageId, text } from './catalogue/text'

/** A sentence in the language that is chosen when it is shown. A sentence of the server stays in its own language. */
export type Said = (say: Text<MessageId>) => string

export type Refusal = FormRefusal<MessageId>

/** What is wrong with the fields of a form, by field. */
export type Complaints = Record<string, MessageId>

/** What a schema of the contract finds wrong. */
export const complaintsOf = (issues: Parameters<typeof errorsOfIssues>[0] = []) =>
  errorsOfIssues(issues, id => id) as Complaints

export const refuse = (complaints: Complaints): Refusal => ({
  errors: say => Object.fromEntries(Object.entries(complaints).map(([field, id]) => [field, say(id)])),
})

/** The server's message. Without one it is `fallback`, in the language that is chosen when it is shown. */
export const sayAnswer = (message: string | undefined, fallback: MessageId): Said =>
  message && message !== text(fallback) ? () => message : say => say(fallback)

/**
 * The refusal of a call that failed. Rethrows every other error, which is a bug.
 *
 * @param fallback the message of a call without an answer
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

import { errorsOfIssues, type FormRefusal, contractChecks, readHttpRefusal } from '@pundi/kit/form'
import type { Text } from '@pundi/platform/i18n'
import { type MessageId, text } from '../../catalogue/text'

/**
 * A message that is translated when it is rendered. A message from the server stays in the language
 * in which it arrived.
 */
export type Said = (say: Text<MessageId>) => string

export type Refusal = FormRefusal<MessageId>

export type Complaints = Record<string, MessageId>

export const complaintsOf = (issues: Parameters<typeof errorsOfIssues>[0] = []) =>
  errorsOfIssues(issues, id => id) as Complaints

export const refuse = (complaints: Complaints): Refusal => ({
  errors: say => Object.fromEntries(Object.entries(complaints).map(([field, id]) => [field, say(id)])),
})

export const sayAnswer = (message: string | undefined, fallback: MessageId): Said =>
  message && message !== text(fallback) ? () => message : say => say(fallback)

/**
 * Reads from a failed call why the server refused the form. Any other error is a bug and is
 * rethrown.
 * @param fallback the message if the server sends none
 */
export function readRefusal(error: unknown, fallback: MessageId): Refusal {
  const { message, errors } = readHttpRefusal(error)
  return { message: message === undefined ? undefined : sayAnswer(message, fallback), errors: () => errors }
}

export const hasComplaints = (complaints: Complaints) => Object.keys(complaints).length > 0

/** The checks load on demand, because they are a third of a page's code in this area. */
export const { warmChecks, loadChecks } = contractChecks(
  () => import(/* webpackChunkName: "checks" */ './checks'),
)

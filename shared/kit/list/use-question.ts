import { useState } from 'react'
import { useUnchanging } from './use-unchanging'

/**
 * The state of a confirmation dialog about one record. It stays open until its action has succeeded or is cancelled.
 *
 * @param answered the answer of the last action on this page, of any kind
 * @param isBusy an answer is awaited; set it if the dialog shall close only when the new list is there
 */
export function useQuestion<About, Answer extends { isDone: boolean }>(
  answered: Answer | undefined,
  isBusy = false,
) {
  const [asked, setAsked] = useState<{ about: About; answeredBefore: Answer | undefined }>()
  const answer = asked && !isBusy && answered !== asked.answeredBefore ? answered : undefined
  return {
    /** The record that the open dialog is about. */
    about: answer?.isDone ? undefined : asked?.about,
    /** The record of the last dialog, even if it is closed. */
    asked: asked?.about,
    /** The answer that closed the last dialog. */
    done: isDone(answer) ? answer : undefined,
    /** Why the last attempt failed. */
    failure: isRefused(answer) ? answer : undefined,
    /** The same function at every render. */
    ask: useUnchanging((about: About) => setAsked({ about, answeredBefore: answered })),
    cancel: () => setAsked(undefined),
  }
}

type Done<Answer> = Extract<Answer, { isDone: true }>
type Refused<Answer> = Extract<Answer, { isDone: false }>

const isDone = <Answer extends { isDone: boolean }>(answer?: Answer): answer is Done<Answer> =>
  answer?.isDone === true
const isRefused = <Answer extends { isDone: boolean }>(answer?: Answer): answer is Refused<Answer> =>
  answer?.isDone === false

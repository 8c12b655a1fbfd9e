import { useState } from 'react'
import { useUnchanging } from './use-unchanging'

/**
 * State of a confirmation dialog about one record. It stays open until its action succeeds or is cancelled.
 * @param answered answer to the page's last action, whichever action that was
 * @param isBusy true while the answer is pending. Keep it true while the list reloads, so that the dialog stays open
 * until the list is current
 */
export function useQuestion<About, Answer extends { isDone: boolean }>(
  answered: Answer | undefined,
  isBusy = false,
) {
  const [asked, setAsked] = useState<{ about: About; answeredBefore: Answer | undefined }>()
  const answer = asked && !isBusy && answered !== asked.answeredBefore ? answered : undefined
  return {
    about: answer?.isDone ? undefined : asked?.about,
    /** The last record asked about. It stays defined after the dialog has closed. */
    asked: asked?.about,
    done: isDone(answer) ? answer : undefined,
    failure: isRefused(answer) ? answer : undefined,
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

import { useState } from 'react'
import { useUnchanging } from './use-unchanging'

/**
 * State of a confirmation dialog about one record. The dialog stays open until its action succeeds
 * or the user cancels.
 * @param answered result of the latest action of the page, even if that action belongs to another
 * dialog
 * @param isBusy true while the action runs and the list reloads; the dialog stays open during this
 * time
 */
export function useQuestion<About, Answer extends { isDone: boolean }>(
  answered: Answer | undefined,
  isBusy = false,
) {
  const [asked, setAsked] = useState<{ about: About; answeredBefore: Answer | undefined }>()
  const answer = asked && !isBusy && answered !== asked.answeredBefore ? answered : undefined
  return {
    about: answer?.isDone ? undefined : asked?.about,
    /**
     * The last record that the dialog asked about. It stays defined after the dialog has closed.
     */
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

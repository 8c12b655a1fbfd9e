import { useState } from 'react'

/**
 * A question about one thing. It stays until what it asks is done, or somebody thinks better of it.
 *
 * @param answered what came of the last change on this page, of whatever kind
 * @param isBusy the next answer is on its way, for questions that end with a fresh list only
 */
export function useQuestion<About, Answer extends { isDone: boolean }>(
  answered: Answer | undefined,
  isBusy = false,
) {
  const [asked, setAsked] = useState<{ about: About; answeredBefore: Answer | undefined }>()
  const answer = asked && !isBusy && answered !== asked.answeredBefore ? answered : undefined
  return {
    /** What is asked now. */
    about: answer?.isDone ? undefined : asked?.about,
    /** What was asked last, answered or not. */
    asked: asked?.about,
    /** The change that the last question ended with. */
    done: isDone(answer) ? answer : undefined,
    /** Why the last try failed. */
    failure: isRefused(answer) ? answer : undefined,
    ask: (about: About) => setAsked({ about, answeredBefore: answered }),
    cancel: () => setAsked(undefined),
  }
}

type Done<Answer> = Extract<Answer, { isDone: true }>
type Refused<Answer> = Extract<Answer, { isDone: false }>

const isDone = <Answer extends { isDone: boolean }>(answer?: Answer): answer is Done<Answer> =>
  answer?.isDone === true
const isRefused = <Answer extends { isDone: boolean }>(answer?: Answer): answer is Refused<Answer> =>
  answer?.isDone === false

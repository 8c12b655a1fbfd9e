import { useState } from 'react'

/**
 * A question about one thing. It stays until what it asks is done, or somebody thinks better of it.
 *
 * @param answered what came of the last change on this page, of whatever kind
 */
export function useQuestion<About, Answer extends { isDone: boolean }>(answered: Answer | undefined) {
  const [asked, setAsked] = useState<{ about: About; answeredBefore: Answer | undefined }>()
  const answer = asked && answered !== asked.answeredBefore ? answered : undefined
  return {
    about: answer?.isDone ? undefined : asked?.about,
    /** Why the last try failed. */
    failure: answer?.isDone ? undefined : answer,
    ask: (about: About) => setAsked({ about, answeredBefore: answered }),
    cancel: () => setAsked(undefined),
  }
}

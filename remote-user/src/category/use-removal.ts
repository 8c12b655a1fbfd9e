import type { CountedCategory } from '@pundi/contract'
import { useState } from 'react'
import type { ChangeAnswer } from './change-categories'

/**
 * The question before a category is deleted. It stays until that is done or somebody thinks better of it.
 *
 * @param answered what came of the last change on this page, of whatever kind
 */
export function useRemoval(answered: ChangeAnswer | undefined, categories: CountedCategory[]) {
  const [asked, setAsked] = useState<{ id?: number; answeredBefore: ChangeAnswer | undefined }>()
  const answer = asked?.id === undefined || answered === asked.answeredBefore ? undefined : answered
  const category = answer?.isDone ? undefined : categories.find(({ id }) => id === asked?.id)
  const failure = answer?.isDone ? undefined : answer
  return {
    /** The category that is asked about; undefined where none is. */
    category,
    /** Why the last try failed. */
    failure,
    /** The same, where the question has no category to be asked about any more. */
    lost: category ? undefined : failure,
    ask: (id: number) => setAsked({ id, answeredBefore: answered }),
    cancel: () => setAsked(undefined),
  }
}

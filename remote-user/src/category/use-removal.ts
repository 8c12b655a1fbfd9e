import type { CountedCategory } from '@pundi/shared/contract'
import { useState } from 'react'
import { useFetcher } from 'react-router-dom'
import type { ChangeAnswer } from './change-categories'

/** The question before a category is deleted. It stays until that is done or somebody thinks better of it. */
export function useRemoval(categories: CountedCategory[]) {
  const fetcher = useFetcher<ChangeAnswer>()
  const [asked, setAsked] = useState<{ id?: number; answerBefore: ChangeAnswer | undefined }>()
  const answer = fetcher.data === asked?.answerBefore ? undefined : fetcher.data
  return {
    fetcher,
    /** What came of the last try. */
    answer,
    /** The category that is asked about; undefined where none is, or where it is gone. */
    category: answer?.isDone ? undefined : categories.find(({ id }) => id === asked?.id),
    ask: (id: number) => setAsked({ id, answerBefore: fetcher.data }),
    cancel: () => setAsked({ answerBefore: fetcher.data }),
  }
}

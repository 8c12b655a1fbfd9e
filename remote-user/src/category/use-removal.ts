import type { CountedCategory } from '@pundi/contract'
import type { ChangeAnswer } from '@pundi/kit/form'
import { useQuestion } from '@pundi/kit/list'

/**
 * The question before a category is deleted.
 *
 * @param answered what came of the last change on this page, of whatever kind
 */
export function useRemoval(answered: ChangeAnswer | undefined, categories: CountedCategory[]) {
  const { about, failure, ask, cancel } = useQuestion<number, ChangeAnswer>(answered)
  const category = categories.find(({ id }) => id === about)
  return {
    /** The category that is asked about; undefined where none is. */
    category,
    /** Why the last try failed. */
    failure,
    /** The same, where the question has no category to be asked about any more. */
    lost: category ? undefined : failure,
    ask,
    cancel,
  }
}

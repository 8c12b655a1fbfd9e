import { usePromise } from '@pundi/kit/list'
import { useFetcher } from 'react-router-dom'
import type { CategoryChanged } from '../../../shared/category-form/change-categories'
import { CategoryNotice } from '../../../shared/category-form/CategoryNotice'
import { StarterOffer } from '../../../shared/category-form/StarterOffer'
import { hasFew } from '../../../shared/category-form/load-category'
import type { First } from './load-first'

export function FirstOffer({ first }: { first: Promise<First> }) {
  const { categories = null } = usePromise(first) ?? {}
  const fetcher = useFetcher<CategoryChanged>()
  const addCategories = (places: number[]) =>
    void fetcher.submit(
      { change: 'addSeveral', places: places.join() },
      { method: 'post', action: '/category' },
    )
  return (
    <>
      {categories && hasFew(categories) && (
        <StarterOffer
          isQuiet
          categories={categories}
          isBusy={fetcher.state !== 'idle'}
          onAdd={addCategories}
        />
      )}
      <CategoryNotice fetcher={fetcher} />
    </>
  )
}

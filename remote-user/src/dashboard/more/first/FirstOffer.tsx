import { use } from 'react'
import { useFetcher } from 'react-router-dom'
import type { CategoryChanged } from '../../../category/change-categories'
import { CategoryNotice } from '../../../category/CategoryNotice'
import { StarterOffer } from '../../../category/draw-more'
import { hasFew } from '../../../category/load-category'
import type { First } from './load-first'

/** Offers an account that has nothing categories beside those that it begins with. At the end: nothing moves. */
export function FirstOffer({ first }: { first: Promise<First | null> }) {
  const { categories = null } = use(first) ?? {}
  const fetcher = useFetcher<CategoryChanged>()
  const addCategories = (added: object[]) =>
    void fetcher.submit(
      { change: 'addSeveral', categories: JSON.stringify(added) },
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

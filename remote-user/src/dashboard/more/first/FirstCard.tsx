import { Button, Card, EmptyState } from '@pundi/kit/ui'
import { useFetcher } from 'react-router-dom'
import type { CategoryChanged } from '../../../category/change-categories'
import { CategoryNotice } from '../../../category/CategoryNotice'
import { StarterOffer } from '../../../category/draw-more'
import { hasFew } from '../../../category/load-category'
import { useText } from '../catalogue/text'
import css from './FirstCard.module.css'
import type { First } from './load-first'

interface FirstCardProps {
  first: First
  onAdd: () => void
}

/** Leads an account that has nothing: to a first transaction, and to categories beside those that it begins with. */
export function FirstCard({ first: { categories }, onAdd }: FirstCardProps) {
  const text = useText()
  const fetcher = useFetcher<CategoryChanged>()
  const addCategories = (added: object[]) =>
    void fetcher.submit(
      { change: 'addSeveral', categories: JSON.stringify(added) },
      { method: 'post', action: '/category' },
    )
  return (
    <Card title={text('Recent Transactions')}>
      <EmptyState title={text('No transactions found')}>
        <p>{text('Add your first income or expense to see where your money goes.')}</p>
        <Button type="button" onClick={onAdd}>
          {text('Tambah Transaksi')}
        </Button>
      </EmptyState>
      {categories && hasFew(categories) && (
        <div className={css.categories}>
          <StarterOffer
            isPart
            categories={categories}
            isBusy={fetcher.state !== 'idle'}
            onAdd={addCategories}
          />
        </div>
      )}
      <CategoryNotice fetcher={fetcher} />
    </Card>
  )
}

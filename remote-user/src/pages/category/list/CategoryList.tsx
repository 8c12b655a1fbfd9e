import type { CountedCategory } from '@pundi/contract'
import { formatDay, type Period } from '@pundi/kit/format'
import { usePromise } from '@pundi/kit/list'
import { Button, Card, EmptyState, Row, Table } from '@pundi/kit/ui'
import { ArrowDownUp, Tags } from 'lucide-react'
import { useText } from '../../../shared/category-form/catalogue/text'
import { TryAgain } from '../../../shared/retry/TryAgain'
import screen from '../CategoryScreen.module.css'
import type { Totals } from '../../../shared/category-form/load-category'
import css from './CategoryList.module.css'
import { CategoryRow, type RowActions } from './CategoryRow'

interface CategoryListProps extends RowActions {
  categories: CountedCategory[] | null
  period: Period
  totals: Promise<Totals | null>
  onSort: (categories: CountedCategory[]) => void
}

export function CategoryList({ categories, period, totals, onSort, ...actions }: CategoryListProps) {
  const text = useText()
  const sums = usePromise(totals)
  if (categories === null) return <TryAgain message={text('Gagal mengambil kategori')} />
  if (categories.length === 0)
    return (
      <Card>
        <EmptyState title={text('No categories yet')} icon={Tags}>
          <p>{text('Add your first category with the form on this page.')}</p>
        </EmptyState>
      </Card>
    )
  const archived = categories.filter(({ is_archived: isArchived }) => isArchived)
  const inUse = categories.filter(category => !archived.includes(category))
  return (
    <>
      <div className={screen.tools}>
        <p className={screen.period}>
          {text('This month: {from} to {to}', { from: formatDay(period.from), to: formatDay(period.to) })}
        </p>
        {inUse.length > 1 && (
          <Button type="button" tone="quiet" onClick={() => onSort(inUse)}>
            <ArrowDownUp size={18} /> {text('Sort categories')}
          </Button>
        )}
      </div>
      {sums === null && <TryAgain message={text('Failed to fetch transactions')} />}
      {inUse.length > 0 && (
        <CategoryTable label={text('Your categories')} categories={inUse} {...{ period, sums, actions }} />
      )}
      {archived.length > 0 && (
        <details className={screen.archived}>
          <summary>{text('Archived ({count})', { count: archived.length })}</summary>
          <CategoryTable
            label={text('Archived ({count})', { count: archived.length })}
            categories={archived}
            {...{ period, sums, actions }}
          />
        </details>
      )}
    </>
  )
}

interface CategoryTableProps {
  label: string
  categories: CountedCategory[]
  period: Period
  /** Undefined while loading, null after a failure. */
  sums: Totals | null | undefined
  actions: RowActions
}

function CategoryTable({ label, categories, period, sums, actions }: CategoryTableProps) {
  const text = useText()
  return (
    <div className={css.table}>
      <Table label={label}>
        <thead>
          <Row>
            <th role="columnheader" scope="col">
              #
            </th>
            <th role="columnheader" scope="col">
              {text('Name')}
            </th>
            <th role="columnheader" scope="col">
              {text('Type')}
            </th>
            <th role="columnheader" scope="col" data-align="end">
              {text('This month')}
            </th>
            <th role="columnheader" scope="col" data-align="end">
              {text('Transactions')}
            </th>
            <th role="columnheader" scope="col" data-align="end">
              {text('Actions')}
            </th>
          </Row>
        </thead>
        <tbody>
          {categories.map((category, index) => (
            <CategoryRow
              key={category.id}
              number={index + 1}
              sum={sums && (sums.get(category.id) ?? '0')}
              {...{ category, period }}
              {...actions}
            />
          ))}
        </tbody>
      </Table>
    </div>
  )
}

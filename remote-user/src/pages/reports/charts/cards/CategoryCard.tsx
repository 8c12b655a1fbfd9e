import { centsOf, type CountedCategory, type StatementAnswer } from '@pundi/contract'
import { formatAmount } from '@pundi/kit/format'
import { usePromise } from '@pundi/kit/list'
import { CategoryMark } from '../../../../shared/category-mark/CategoryMark'
import { PercentChange } from '../../../../shared/percent-change/PercentChange'
import { formatPercent } from '../../../../shared/percent-change/format-percent'
import { useText } from '../../catalogue/text'
import { Bars } from '../Bars'
import { cellOf, cellsBefore, expenseCell } from '../cells'
import { OwedNote } from '../../../../shared/record/owed/OwedNote'
import css from '../Charts.module.css'
import { Numbers } from '../Numbers'
import { ReportCard } from './ReportCard'

type Row = StatementAnswer['data']['categories'][number]

interface CategoryCardProps {
  answer: StatementAnswer
  categories: Promise<CountedCategory[] | null>
}

export function CategoryCard({ answer, categories }: CategoryCardProps) {
  const text = useText()
  const { data, meta } = answer
  const days = { from: meta.from, to: meta.until ?? meta.to }
  const heads = [
    text('Category'),
    text('Amount'),
    text('Share'),
    ...(data.against ? [text('Compared with')] : []),
  ]
  const known = usePromise(categories)
  const totalOf = ({ type }: Row) => (type === 'income' ? data.totals.income : data.totals.expense)
  return (
    <ReportCard title={text('Category')} answer={answer} table="categories" sentence={useSentence(data)}>
      {(['expense', 'income'] as const).map(type => {
        const rows = data.categories.filter(row => row.type === type)
        if (rows.length === 0) return null
        return (
          <div key={type}>
            <h3 className={css.type}>{type === 'expense' ? text('Expense') : text('Income')}</h3>
            <Bars
              rows={rows.map(row => ({
                ...{ key: row.category_id, name: row.name, tone: type, amount: row.total, days },
                filter: { type, category_id: String(row.category_id) },
                icon: known !== undefined && <RowIcon row={row} categories={known} />,
                below: (
                  <>
                    <span>{formatPercent(row.total, totalOf(row)) ?? ''}</span>
                    <OwedNote amount={row.owed} />
                    {row.against && (
                      <PercentChange now={row.total} before={row.against.total} text={text} hasShare />
                    )}
                  </>
                ),
              }))}
            />
          </div>
        )
      })}
      <Numbers
        label={text('Category')}
        heads={heads}
        rows={data.categories.map(row => {
          const filter = { type: row.type, category_id: String(row.category_id) }
          return {
            ...{ key: `${row.type} ${row.category_id}`, name: row.name },
            cells: [
              row.type === 'expense'
                ? expenseCell({ expense: row.total, owed: row.owed }, days, filter, text)
                : cellOf(row.total, days, filter),
              { text: formatPercent(row.total, totalOf(row)) ?? '–' },
              ...cellsBefore(meta, { now: row.total, before: row.against?.total, filter }, text),
            ],
          }
        })}
      />
    </ReportCard>
  )
}

function RowIcon({ row, categories }: { row: Row; categories: CountedCategory[] | null }) {
  const look = categories?.find(({ id }) => id === row.category_id)
  return <CategoryMark icon={look?.icon ?? null} color={look?.color ?? null} type={row.type} />
}

function useSentence({ categories, against }: StatementAnswer['data']) {
  const text = useText()
  const spent = categories.filter(({ type }) => type === 'expense')
  const grown = spent
    .filter(({ total }) => centsOf(total) > 0n)
    .map(row => ({ row, by: centsOf(row.total) - centsOf(row.against?.total ?? '0') }))
    .reduce<{ row: Row; by: bigint } | undefined>(
      (most, one) => (one.by > (most?.by ?? 0n) ? one : most),
      undefined,
    )
  if (!against || !grown)
    return text('{count, plural, =0 {No categories} =1 {1 category} other {# categories}} with expenses.', {
      count: spent.filter(({ count }) => count > 0).length,
    })
  return text('{category} grew the most: {now}, up from {before}.', {
    category: grown.row.name,
    now: formatAmount(grown.row.total),
    before: formatAmount(grown.row.against?.total ?? '0'),
  })
}

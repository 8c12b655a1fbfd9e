import type { CountedCategory, StatementAnswer } from '@pundi/contract'
import { formatAmount } from '@pundi/kit/format'
import { Button, Card, EmptyState, Skeleton, SummaryCard } from '@pundi/kit/ui'
import { ChartColumn, Plus } from 'lucide-react'
import { Suspense } from 'react'
import { Link, useNavigation } from 'react-router-dom'
import { Change } from '../change/Change'
import { ChartFailure } from '../dashboard/ChartFailure'
import { recordsOf } from '../dashboard/records-of'
import { latePart } from '../late-part'
import { useUserArea } from '../user-area'
import { useText } from './catalogue/text'
import { nameCounted, nameRange } from './range/name-range'
import css from './Report.module.css'
import { Spent } from './Spent'

const Charts = latePart(
  () => import(/* webpackChunkName: "reports-charts" */ './charts/Charts'),
  code => code.Charts,
  ChartFailure,
)

interface ReportProps {
  answer: StatementAnswer
  categories: Promise<CountedCategory[] | null>
}

/** What the days add up to: the totals and a sentence first, then the charts. */
export function Report({ answer, categories }: ReportProps) {
  const text = useText()
  const { data, meta } = answer
  const { totals, against, wallets } = data
  const { openTransaction } = useUserArea()
  const { state, location } = useNavigation()
  // Other days are on their way.
  const isBusy = state === 'loading' && location.pathname === '/reports'
  const days = { from: meta.from, to: meta.until ?? meta.to }
  const isAhead = meta.until === null
  const isEmpty = totals.count === 0 && !against?.count && wallets.length === 0
  const cards = [
    { tone: 'income', title: text('Income'), of: 'income', filter: { type: 'income' } },
    { tone: 'expense', title: text('Expense'), of: 'expense', filter: { type: 'expense' } },
    { tone: 'balance', title: text('Saved'), of: 'net', filter: {} },
  ] as const
  return (
    <>
      <section className={css.head} aria-label={text('Days of the report')} aria-busy={isBusy}>
        <h2>{nameCounted(meta, meta.until, text)}</h2>
        <p role="status">{isBusy ? text('Loading...') : <ComparedWith meta={meta} />}</p>
      </section>
      {isAhead ? (
        <Card>
          <EmptyState title={text('These days are yet to come.')} icon={ChartColumn}>
            <p>{text('A report has what was recorded up to today. Choose other days above.')}</p>
          </EmptyState>
        </Card>
      ) : isEmpty ? (
        <Card>
          <EmptyState title={text('There are no transactions on these days.')} icon={ChartColumn}>
            <p>{text('Choose others above, or add the first.')}</p>
            <Button type="button" onClick={() => openTransaction({ mode: 'add' })}>
              <Plus size={20} /> {text('Tambah Transaksi')}
            </Button>
          </EmptyState>
        </Card>
      ) : (
        <>
          <div className={css.cards}>
            {cards.map(({ tone, title, of, filter }) => (
              <SummaryCard
                key={of}
                {...{ tone, title }}
                amount={formatAmount(totals[of])}
                to={recordsOf(days, filter)}
              >
                {against && <Change now={totals[of]} before={against[of]} text={text} hasShare />}
              </SummaryCard>
            ))}
          </div>
          <Spent answer={answer} />
          <Suspense fallback={<Skeleton label={text('Loading...')} shape="rows" count={6} />}>
            <Charts answer={answer} categories={categories} />
          </Suspense>
        </>
      )}
    </>
  )
}

function ComparedWith({ meta: { against_from: from, against_to: to } }: Pick<StatementAnswer, 'meta'>) {
  const text = useText()
  if (from === null || to === null) return text('Compared with nothing')
  const days = { from, to }
  return <Link to={recordsOf(days)}>{text('Compared with {range}', { range: nameRange(days) })}</Link>
}

import { currentLanguage } from '@pundi/platform/i18n'
import type { CountedCategory, StatementAnswer } from '@pundi/contract'
import { formatAmount } from '@pundi/kit/format'
import { Button, Card, EmptyState, Skeleton, SummaryCard } from '@pundi/kit/ui'
import { ChartColumn, Plus } from 'lucide-react'
import { Suspense } from 'react'
import { Link, useNavigation } from 'react-router-dom'
import { PercentChange } from '../../shared/percent-change/PercentChange'
import { ChartFailure } from '../../shared/chart/ChartFailure'
import { recordsOf } from '../../shared/records-of/records-of'
import { withFallback } from '../../shared/retry/with-fallback'
import { useUserArea } from '../../shared/booking-draft/user-area'
import { useText } from './catalogue/text'
import { nameCounted, nameRange } from './range/name-range'
import { OwedNote } from '../../shared/record/owed/OwedNote'
import css from './Report.module.css'
import { Spent } from './Spent'

const Charts = withFallback(
  () => import(/* webpackChunkName: "reports-charts" */ './charts/Charts'),
  code => code.Charts,
  ChartFailure,
)

interface ReportProps {
  answer: StatementAnswer
  categories: Promise<CountedCategory[] | null>
}

export function Report({ answer, categories }: ReportProps) {
  const text = useText()
  const { data, meta } = answer
  const { totals, against, wallets } = data
  const { openTransaction } = useUserArea()
  const { state, location } = useNavigation()
  const isBusy = state === 'loading' && location.pathname === '/reports'
  const days = { from: meta.from, to: meta.until ?? meta.to }
  const isAhead = meta.until === null
  const isEmpty = totals.count === 0 && !against?.count && wallets.length === 0
  const cards = [
    { tone: 'income', title: text('Income'), of: 'income', filter: { type: 'income' } },
    { tone: 'expense', title: text('Expense'), of: 'expense', filter: { type: 'expense' } },
    { tone: 'balance', title: text('Left over'), of: 'net', filter: {} },
  ] as const
  return (
    <>
      <section className={css.head} aria-label={text('Report dates')} aria-busy={isBusy}>
        <h2>{nameCounted(meta, meta.until, text)}</h2>
        <p role="status">{isBusy ? text('Loading...') : <ComparedWith meta={meta} />}</p>
      </section>
      {isAhead ? (
        <Card>
          <EmptyState title={text('These dates are in the future.')} icon={ChartColumn}>
            <p>{text('Reports cover transactions up to today. Choose other dates above.')}</p>
          </EmptyState>
        </Card>
      ) : isEmpty ? (
        <Card>
          <EmptyState title={text('There are no transactions on these dates.')} icon={ChartColumn}>
            <p>{text('Choose other dates above, or add your first transaction.')}</p>
            <Button type="button" lang={currentLanguage()} onClick={() => openTransaction({ mode: 'add' })}>
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
                {tone === 'expense' && <OwedNote amount={totals.owed} className={css.owed} />}
                {against && <PercentChange now={totals[of]} before={against[of]} text={text} hasShare />}
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

import { centsOf, type StatementAnswer } from '@pundi/contract'
import { formatAmount } from '@pundi/kit/format'
import { Change } from '../../change/Change'
import { formatShare } from '../../change/share-of'
import { useText } from '../catalogue/text'
import { Bars } from './Bars'
import { cellOf, cellsBefore } from './cells'
import css from './Charts.module.css'
import { Numbers } from './Numbers'
import { ReportCard } from './ReportCard'

type Row = StatementAnswer['data']['tags'][number]

/** What stands under each tag: expenses and income apart, each with its own bars. */
export function TagCard({ answer }: { answer: StatementAnswer }) {
  const text = useText()
  const { data, meta } = answer
  const days = { from: meta.from, to: meta.until ?? meta.to }
  const heads = [
    text('Tag'),
    text('Income'),
    text('Expense'),
    ...(data.against ? [text('Expense before')] : []),
  ]
  const most = data.tags.reduce<Row | undefined>(
    (found, row) => (centsOf(row.expense) > centsOf(found?.expense ?? '0') ? row : found),
    undefined,
  )
  return (
    <ReportCard
      title={text('Tags')}
      answer={answer}
      table="tags"
      sentence={
        most
          ? text('The most was spent under {tag}: {amount}.', {
              tag: most.tag,
              amount: formatAmount(most.expense),
            })
          : text('Nothing was spent under a tag.')
      }
    >
      {(['expense', 'income'] as const).map(type => {
        const rows = data.tags.filter(row => has(row, type) || (type === 'expense' && !has(row, 'income')))
        if (rows.length === 0) return null
        return (
          <div key={type}>
            <h3 className={css.type}>{type === 'expense' ? text('Expense') : text('Income')}</h3>
            <Bars
              rows={rows.map(({ tag, [type]: amount, against }) => ({
                ...{ key: tag, name: tag, tone: type, amount, days },
                filter: { type, tag },
                below: (
                  <>
                    <span>{formatShare(amount, data.totals[type]) ?? ''}</span>
                    {against && <Change now={amount} before={against[type]} text={text} hasShare />}
                  </>
                ),
              }))}
            />
          </div>
        )
      })}
      <Numbers
        label={text('Tags')}
        heads={heads}
        rows={data.tags.map(({ tag, income, expense, against }) => {
          const filter = { type: 'expense', tag }
          return {
            ...{ key: tag, name: tag },
            cells: [
              cellOf(income, days, { type: 'income', tag }),
              cellOf(expense, days, filter),
              ...cellsBefore(meta, { now: expense, before: against?.expense, filter }, text),
            ],
          }
        })}
      />
      <p className={css.note}>{text('A record with two tags counts in both.')}</p>
    </ReportCard>
  )
}

/** Whether there is income or expense under a tag, or was in the other range. */
const has = ({ against, ...now }: Row, type: 'income' | 'expense') =>
  [now, against].some(sums => centsOf(sums?.[type] ?? '0') !== 0n)

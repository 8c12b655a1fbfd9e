import { centsOf, type StatementAnswer } from '@pundi/contract'
import { formatAmount } from '@pundi/kit/format'
import { PercentChange } from '../../../../shared/percent-change/PercentChange'
import { formatPercent } from '../../../../shared/percent-change/format-percent'
import { OwedNote } from '../../../../shared/record/owed/OwedNote'
import { useText } from '../../catalogue/text'
import { Bars } from '../Bars'
import { cellOf, cellsBefore, expenseCell } from '../cells'
import css from '../Charts.module.css'
import { Numbers } from '../Numbers'
import { ReportCard } from './ReportCard'

type Row = StatementAnswer['data']['tags'][number]

export function TagCard({ answer }: { answer: StatementAnswer }) {
  const text = useText()
  const { data, meta } = answer
  const days = { from: meta.from, to: meta.until ?? meta.to }
  const heads = [
    text('Tag'),
    text('Income'),
    text('Expense'),
    ...(data.against ? [text('Previous expenses')] : []),
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
          ? text('Top tag: {tag}, {amount}.', {
              tag: most.tag,
              amount: formatAmount(most.expense),
            })
          : text('You haven’t tagged any spending.')
      }
    >
      {(['expense', 'income'] as const).map(type => {
        const rows = data.tags.filter(row => has(row, type) || (type === 'expense' && !has(row, 'income')))
        if (rows.length === 0) return null
        return (
          <div key={type}>
            <h3 className={css.type}>{type === 'expense' ? text('Expense') : text('Income')}</h3>
            <Bars
              rows={rows.map(({ tag, [type]: amount, owed, against }) => ({
                ...{ key: tag, name: tag, tone: type, amount, days },
                filter: { type, tag },
                below: (
                  <>
                    <span>{formatPercent(amount, data.totals[type]) ?? ''}</span>
                    {type === 'expense' && <OwedNote amount={owed} />}
                    {against && <PercentChange now={amount} before={against[type]} text={text} hasShare />}
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
        rows={data.tags.map(({ tag, income, expense, against, owed }) => {
          const filter = { type: 'expense', tag }
          return {
            ...{ key: tag, name: tag },
            cells: [
              cellOf(income, days, { type: 'income', tag }),
              expenseCell({ expense, owed }, days, { tag }, text),
              ...cellsBefore(meta, { now: expense, before: against?.expense, filter }, text),
            ],
          }
        })}
      />
      <p className={css.note}>{text('A transaction with two tags counts under both.')}</p>
    </ReportCard>
  )
}

const has = ({ against, ...now }: Row, type: 'income' | 'expense') =>
  [now, against].some(sums => centsOf(sums?.[type] ?? '0') !== 0n)

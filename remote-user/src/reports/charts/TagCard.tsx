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

/** What stands under each tag. */
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
      <Bars
        rows={data.tags.map(({ tag, expense, against }) => ({
          ...{ key: tag, name: tag, tone: 'expense', amount: expense, days },
          filter: { type: 'expense', tag },
          below: (
            <>
              <span>{formatShare(expense, data.totals.expense) ?? ''}</span>
              {against && <Change now={expense} before={against.expense} text={text} hasShare />}
            </>
          ),
        }))}
      />
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

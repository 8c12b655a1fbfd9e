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

type Row = StatementAnswer['data']['wallets'][number]

export function WalletCard({ answer }: { answer: StatementAnswer }) {
  const text = useText()
  const { data, meta } = answer
  const days = { from: meta.from, to: meta.until ?? meta.to }
  const nameOf = ({ name }: Row) => name ?? text('No wallet')
  const idOf = ({ wallet_id }: Row) => (wallet_id === null ? 'none' : String(wallet_id))
  const columns = [
    { name: 'income', head: text('Income'), filter: { type: 'income' } },
    { name: 'expense', head: text('Expense'), filter: { type: 'expense' } },
    { name: 'moved_in', head: text('Transfers in'), filter: { type: 'transfer' } },
    { name: 'moved_out', head: text('Transfers out'), filter: { type: 'transfer' } },
    { name: 'net', head: text('Change'), filter: {} },
  ] as const
  const heads = [
    text('Wallet'),
    ...columns.map(({ head }) => head),
    ...(data.against ? [text('Previous expenses')] : []),
  ]
  return (
    <ReportCard
      title={text('Wallets')}
      answer={answer}
      table="wallets"
      sentence={sayMost(data.wallets, text)}
    >
      <Bars
        rows={data.wallets.map(row => ({
          ...{ key: row.wallet_id ?? 'none', name: nameOf(row), tone: 'expense', amount: row.expense, days },
          filter: { type: 'expense', wallet_id: idOf(row) },
          below: (
            <>
              <span>{formatPercent(row.expense, data.totals.expense) ?? ''}</span>
              <OwedNote amount={row.owed} />
              {data.against && (
                <PercentChange
                  now={row.expense}
                  before={row.against?.expense ?? '0.00'}
                  text={text}
                  hasShare
                />
              )}
            </>
          ),
        }))}
      />
      <Numbers
        label={text('Wallets')}
        heads={heads}
        rows={data.wallets.map(row => {
          const wallet_id = idOf(row)
          const before = data.against ? (row.against?.expense ?? '0.00') : undefined
          const compared = { now: row.expense, before, filter: { type: 'expense', wallet_id } }
          return {
            ...{ key: wallet_id, name: nameOf(row) },
            cells: [
              ...columns.map(({ name, filter }) =>
                name === 'expense'
                  ? expenseCell(row, days, { wallet_id }, text)
                  : cellOf(row[name], days, { ...filter, wallet_id }),
              ),
              ...cellsBefore(meta, compared, text),
            ],
          }
        })}
      />
      <p className={css.note}>{text('Transfers between wallets are neither income nor expenses.')}</p>
    </ReportCard>
  )
}

function sayMost(wallets: Row[], text: ReturnType<typeof useText>) {
  const most = wallets.reduce<Row | undefined>(
    (found, row) => (centsOf(row.expense) > centsOf(found?.expense ?? '0') ? row : found),
    undefined,
  )
  if (!most) return text('You didn’t spend anything from a wallet.')
  const amount = formatAmount(most.expense)
  return most.name === null
    ? text('Most spending: without a wallet, {amount}.', { amount })
    : text('Most spending: {wallet}, {amount}.', { wallet: most.name, amount })
}

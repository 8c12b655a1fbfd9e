import type { CountedCategory, TransferRow, Wallet, WalletRecord, WalletRecordsAnswer } from '@pundi/contract'
import { formatAmount, formatNumber, today } from '@pundi/kit/format'
import { type ListView, usePageSteps, usePageTurn } from '@pundi/kit/list'
import { Badge, Button, Card, EmptyState, ListTotals, Pager } from '@pundi/kit/ui'
import { useRef, useState } from 'react'
import { formatDayHeading } from '../../shared/period/format-day-heading'
import { recordDay } from '../../shared/record/record-day'
import { useUserArea } from '../../shared/booking-draft/user-area'
import { useText } from '../../shared/money-form/catalogue/text'
import { isOwed, mayOwe, sizeOf } from '../../shared/money-form/fields/signed-amount'
import { DebtLine } from '../../shared/money-form/DebtLine'
import { listOf } from './load-records'
import { RecordRow } from './RecordRow'
import css from './RecordsList.module.css'

interface RecordsListProps {
  view: ListView<never, '-date'>
  answer: WalletRecordsAnswer
  wallet: Wallet
  wallets: Wallet[]
  /** Undefined while loading, null after a failure. */
  categories: CountedCategory[] | null | undefined
  onTransfer: (transfer: TransferRow) => void
}

const shown = 3

export function RecordsList({ view, answer, wallet, wallets, categories, onTransfer }: RecordsListProps) {
  const text = useText()
  const { openTransaction } = useUserArea()
  const holder = useRef<HTMLDivElement>(null)
  const turn = usePageTurn(holder, view.cursor)
  const steps = usePageSteps(listOf(wallet.id), view, answer)
  const [isUnfolded, setUnfolded] = useState(false)
  const { data: records, meta } = answer
  const hidden = records.filter(record => recordDay(record) > today()).length - shown
  const owes = mayOwe(wallet.kind) && isOwed(wallet.balance)
  const amount = formatAmount(owes ? sizeOf(wallet.balance) : wallet.balance, { decimals: 'needed' })
  const countOf = (count: number) =>
    text('{count, plural, =1 {1 transaction} other {# transactions}}', { count })

  return (
    <div className={css.records} ref={holder}>
      <ListTotals
        count={countOf(meta.total)}
        busy={undefined}
        sums={[{ name: owes ? text('You owe') : text('Balance'), amount }]}
      />
      <DebtLine wallet={wallet} className={css.debt} />
      {records.length === 0 ? (
        <Card>
          <EmptyState title={text('No transactions yet')}>
            <p>
              {text(
                'Transactions and transfers in this wallet are listed here, with the balance after each.',
              )}
            </p>
          </EmptyState>
        </Card>
      ) : (
        <section className={css.list} aria-label={text('Wallet transactions')}>
          {hidden > 0 && (
            <p className={css.more}>
              <Button
                type="button"
                tone="quiet"
                aria-expanded={isUnfolded}
                onClick={() => setUnfolded(!isUnfolded)}
              >
                {text('Planned')}:{' '}
                {isUnfolded ? text('Show fewer') : text('Show {count} more', { count: hidden })}
              </Button>
            </p>
          )}
          {byDay(hidden > 0 && !isUnfolded ? records.slice(hidden) : records).map(([day, ofDay]) => (
            <div key={day}>
              <h2 className={css.day}>
                <span>{formatDayHeading(day)}</span>{' '}
                {day > today() && <Badge tone="neutral">{text('Planned')}</Badge>}
              </h2>
              <ul>
                {ofDay.map(record => (
                  <RecordRow
                    key={`${record.type === 'transfer'} ${record.id}`}
                    record={record}
                    walletId={wallet.id}
                    wallets={wallets}
                    look={
                      record.type === 'transfer'
                        ? undefined
                        : categories?.find(({ id }) => id === record.category_id)
                    }
                    onOpen={() =>
                      record.type === 'transfer'
                        ? onTransfer(record)
                        : openTransaction({ mode: 'view', transaction: record })
                    }
                  />
                ))}
              </ul>
            </div>
          ))}
        </section>
      )}
      {steps && (
        <Pager
          label={text('Transaction pages')}
          {...steps}
          summary={text('{from}–{to} of {count}', {
            from: formatNumber(view.no),
            to: formatNumber(view.no + records.length - 1),
            count: countOf(meta.total),
          })}
          labels={{ first: text('First'), previous: text('Previous'), next: text('Next') }}
          onTurn={turn}
        />
      )}
    </div>
  )
}

function byDay(records: WalletRecord[]) {
  const days = new Map<string, WalletRecord[]>()
  for (const record of records) days.set(recordDay(record), [...(days.get(recordDay(record)) ?? []), record])
  return [...days]
}

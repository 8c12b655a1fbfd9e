import { centsOf, decimalOf, type Instalments, type Wallet } from '@pundi/contract'
import { formatAmount } from '@pundi/kit/format'
import { Button, ListTotals } from '@pundi/kit/ui'
import { Plus } from 'lucide-react'
import { mayOwe } from '../../../shared/money-form/fields/signed-amount'
import board from '../../../shared/board/board.module.css'
import { useText } from '../../../shared/money-form/catalogue/text'
import css from './Instalments.module.css'
import { type PlanActions, PlanCard } from './PlanCard'

export interface InstalmentsBoardProps extends PlanActions {
  plans: Instalments[]
  wallets: Wallet[]
  onAdd: () => void
}

export function InstalmentsBoard({ plans, wallets, onAdd, ...actions }: InstalmentsBoardProps) {
  const text = useText()
  const mayAdd = wallets.some(({ kind, is_closed: isClosed }) => mayOwe(kind) && !isClosed)
  const paid = plans.filter(({ next_due }) => next_due === null)
  const open = plans.filter(plan => !paid.includes(plan))
  const owed = plans.reduce((sum, plan) => sum + centsOf(plan.owed), 0n)
  return (
    <section className={board.board} aria-label={text('Paylater & instalments')}>
      <div className={css.title}>
        <div>
          <h2 className={board.title}>{text('Paylater & instalments')}</h2>
          {plans.length === 0 && (
            <p className={board.soft}>
              {mayAdd
                ? text('Paylater and card purchases appear here with their due dates.')
                : text('To see due dates here, first add your paylater, card or loan as a wallet.')}
            </p>
          )}
        </div>
        {mayAdd && (
          <Button type="button" tone="quiet" onClick={onAdd}>
            <Plus size={20} /> {text('New instalment purchase')}
          </Button>
        )}
      </div>
      {plans.length > 0 && (
        <ListTotals
          count={text('{count, plural, =1 {1 purchase} other {# purchases}}', { count: plans.length })}
          busy={undefined}
          sums={[
            {
              name: text('Not paid yet'),
              amount: formatAmount(decimalOf(owed), { decimals: 'needed' }),
            },
          ]}
        />
      )}
      <Plans plans={open} wallets={wallets} actions={actions} />
      {paid.length > 0 && (
        <details className={css.paid}>
          <summary>{text('Paid off ({count})', { count: paid.length })}</summary>
          <Plans plans={paid} wallets={wallets} actions={actions} />
        </details>
      )}
    </section>
  )
}

interface PlansProps {
  plans: Instalments[]
  wallets: Wallet[]
  actions: PlanActions
}

const Plans = ({ plans, wallets, actions }: PlansProps) =>
  plans.length > 0 && (
    <ul className={`${board.cards} ${css.plans}`}>
      {plans.map(plan => (
        <PlanCard
          key={plan.id}
          plan={plan}
          wallet={wallets.find(({ id }) => id === plan.wallet_id)?.name}
          {...actions}
        />
      ))}
    </ul>
  )

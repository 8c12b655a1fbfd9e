import type { Goal, GoalsAnswer, ShortWallet, Wallet } from '@pundi/contract'
import { formatAmount } from '@pundi/kit/format'
import { AlertBox, Button, Card, EmptyState, ListTotals } from '@pundi/kit/ui'
import { Plus, Target } from 'lucide-react'
import { useText } from './catalogue/text'
import { type CardActions, GoalCard } from './GoalCard'
import css from './Goals.module.css'

interface GoalListProps extends CardActions {
  answer: GoalsAnswer
  wallets: Wallet[]
  opened: Goal | undefined
  onAdd: () => void
}

export function GoalList({ answer, wallets, opened, onAdd, ...actions }: GoalListProps) {
  const text = useText()
  const { data: goals, meta } = answer
  if (goals.length === 0)
    return (
      <Card>
        <EmptyState title={text('What would you like to save for?')} icon={Target}>
          <p className={css.invitation}>
            {text(
              'Save for a holiday, a laptop, Eid or a safety net. Your money stays where it is; Pundi just stops counting it as left to spend.',
            )}
          </p>
          <Button type="button" onClick={onAdd}>
            <Plus size={20} /> {text('Add your first goal')}
          </Button>
        </EmptyState>
      </Card>
    )
  return (
    <>
      <ListTotals
        count={text('{count, plural, =1 {1 goal} other {# goals}}', { count: goals.length })}
        busy={undefined}
        sums={[{ name: text('Total set aside'), amount: money(meta.saved) }]}
      />
      {meta.short.map(wallet => (
        <Short key={wallet.wallet_id} wallet={wallet} />
      ))}
      <ul className={css.cards} aria-label={text('Your goals')}>
        {goals.map(goal => (
          <GoalCard
            key={goal.id}
            goal={goal}
            isOpen={goal === opened}
            wallet={wallets.find(({ id }) => id === goal.wallet_id)?.name}
            {...actions}
          />
        ))}
      </ul>
    </>
  )
}

/**
 * Warns that a wallet holds less than the amount set aside there for goals, because part of that
 * money was spent.
 */
function Short({ wallet: { name, balance, put_aside } }: { wallet: ShortWallet }) {
  const text = useText()
  return (
    <AlertBox type="warning">
      {text(
        '{name} has {balance}, but {put_aside} is set aside there for goals. Withdraw some, or move money to {name}.',
        {
          name,
          balance: money(balance),
          put_aside: money(put_aside),
        },
      )}
    </AlertBox>
  )
}

const money = (amount: string) => formatAmount(amount, { decimals: 'needed' })

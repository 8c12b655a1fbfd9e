import { type Budget, type BudgetsAnswer, centsOf } from '@pundi/contract'
import { formatAmount } from '@pundi/kit/format'
import { Button, Card, EmptyState, ListTotals } from '@pundi/kit/ui'
import { PiggyBank } from 'lucide-react'
import css from './BudgetList.module.css'
import { BudgetRow } from './BudgetRow'
import { useText } from '../catalogue/text'
import { OutsideRow } from './OutsideRow'

interface BudgetListProps {
  answer: BudgetsAnswer
  onAll: () => void
  onEdit: (budget: Budget) => void
  onMove: (budget: Budget) => void
}

export function BudgetList({ answer: { data, meta }, onAll, onEdit, onMove }: BudgetListProps) {
  const text = useText()
  if (data.length === 0)
    return (
      <Card>
        <EmptyState title={text('How much do you want to spend on each category?')} icon={PiggyBank}>
          <p className={css.invitation}>
            {text(
              'Set an amount for the categories that matter. We’ll suggest amounts from your last three months and show what’s left each day.',
            )}
          </p>
          <Button type="button" onClick={onAll}>
            {text('Set budgets')}
          </Button>
        </EmptyState>
      </Card>
    )
  const { owed = '0.00' } = meta
  const sums = [
    { name: text('Budgeted'), amount: meta.amount },
    ...(centsOf(meta.carried) === 0n ? [] : [{ name: text('Carried over'), amount: meta.carried }]),
    { name: text('Spent'), amount: meta.spent },
    ...(centsOf(meta.planned) === 0n ? [] : [{ name: text('Planned'), amount: meta.planned }]),
    { name: text('Left'), amount: meta.left_after_planned },
  ]
  return (
    <div className={css.list}>
      <ListTotals
        count={text('{count, plural, =1 {1 budget} other {# budgets}}', { count: data.length })}
        busy={undefined}
        sums={sums.map(({ name, amount }) => ({
          name,
          amount: formatAmount(amount, { decimals: 'needed' }),
        }))}
      />
      {centsOf(owed) !== 0n && (
        <p className={css.owed}>
          {text('You spent {spent}, of which friends owe you {amount}', {
            spent: formatAmount(meta.spent, { decimals: 'needed' }),
            amount: formatAmount(owed, { decimals: 'needed' }),
          })}
        </p>
      )}
      <ul className={css.rows} aria-label={text('Your budgets')}>
        {data.map(budget => (
          <BudgetRow
            key={budget.category_id}
            budget={budget}
            period={meta.period}
            today={meta.today}
            canMove={data.length > 1}
            onEdit={() => onEdit(budget)}
            onMove={() => onMove(budget)}
          />
        ))}
        <OutsideRow {...meta} />
      </ul>
    </div>
  )
}

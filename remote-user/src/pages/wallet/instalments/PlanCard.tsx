import type { Instalments } from '@pundi/contract'
import { formatAmount, formatDay, today } from '@pundi/kit/format'
import { Amount, Badge, Bar, Button, firstOfNeighbour, IconButton, useFocusHeir } from '@pundi/kit/ui'
import { Trash2 } from 'lucide-react'
import board from '../../../shared/board/board.module.css'
import { useText } from '../../../shared/money-form/catalogue/text'
import css from './Instalments.module.css'
import { sumLate } from './list-states'
import { Schedule } from './Schedule'

export interface PlanActions {
  /**
   * @param amount suggested payment: all late instalments together, or the next instalment if none
   * is late. For "Pay off the rest", everything that is unpaid.
   */
  onPay: (plan: Instalments, amount: string) => void
  onRemove: (plan: Instalments) => void
}

interface PlanCardProps extends PlanActions {
  plan: Instalments
  wallet: string | undefined
}

export function PlanCard({ plan, wallet, onPay, onRemove }: PlanCardProps) {
  const text = useText()
  const card = useFocusHeir<HTMLLIElement>(firstOfNeighbour)
  const { name, amount, paid, owed, next_due: due, next_amount: next } = plan
  const progress = text('{paid} of {amount} paid', { paid: money(paid), amount: money(amount) })
  const late = sumLate(plan, today())
  // If only one instalment is late, the server sends its unpaid rest as `next_amount`.
  const proposed = late.count > 1 ? late.amount : next
  const isPayable = proposed !== null && plan.wallet_id !== null
  return (
    <li className={`${board.card} ${css.plan}`} ref={card}>
      <div>
        <h3 className={board.name}>{name}</h3>
        {wallet !== undefined && <p className={board.soft}>{wallet}</p>}
      </div>
      <div>
        <p className={board.soft}>{text('Not paid yet')}</p>
        <p className={board.figure}>
          <Amount>{money(owed)}</Amount>
        </p>
      </div>
      <div className={css.progress}>
        <Bar label={progress} share={Number(paid) / Number(amount)} />
        <p className={board.soft} aria-hidden>
          {progress}
        </p>
      </div>
      {due !== null && next !== null && (
        <NextDue
          due={due}
          amount={late.count > 1 ? late.amount : next}
          late={late.count}
          left={plan.count - plan.paid_count}
        />
      )}
      {plan.wallet_id === null && (
        <p className={board.soft}>{text('The expense was deleted. Restore it from the activity log.')}</p>
      )}
      {isPayable && (
        <div className={board.actions}>
          <Button
            type="button"
            aria-label={text('Pay {name}', { name })}
            onClick={() => onPay(plan, proposed)}
          >
            {text('Pay')}
          </Button>
        </div>
      )}
      <details className={css.more}>
        <summary aria-label={text('Payment plan for {name}', { name })}>{text('Payment plan')}</summary>
        <Schedule plan={plan} />
        <div className={board.actions}>
          <IconButton label={text('Delete {name}', { name })} onClick={() => onRemove(plan)}>
            <Trash2 />
          </IconButton>
          {isPayable && proposed !== owed && (
            <Button
              type="button"
              tone="quiet"
              aria-label={text('Pay off {name}', { name })}
              onClick={() => onPay(plan, owed)}
            >
              {text('Pay off the rest')}
            </Button>
          )}
        </div>
      </details>
    </li>
  )
}

interface NextDueProps {
  due: string
  amount: string
  /** Number of late instalments. If there are several, `amount` is their sum. */
  late: number
  left: number
}

function NextDue({ due, amount, late, left }: NextDueProps) {
  const text = useText()
  const isLate = due < today()
  const values = { amount: money(amount), day: formatDay(due) }
  const sentence =
    late > 1
      ? text('{count} instalments due since {day}, {amount} in total', { ...values, count: late })
      : isLate
        ? text('{amount} was due on {day}', values)
        : text('{amount} is due on {day}', values)
  return (
    <div>
      <p>
        {isLate && <Badge tone="expense">{text('Late')}</Badge>} {sentence}
      </p>
      <p className={board.soft}>
        {text('{count, plural, =1 {1 instalment left} other {# instalments left}}', { count: left })}
      </p>
    </div>
  )
}

const money = (amount: string) => formatAmount(amount, { decimals: 'needed' })

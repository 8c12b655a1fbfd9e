import type { Instalments } from '@pundi/contract'
import { formatAmount, formatDay, today } from '@pundi/kit/format'
import { Amount, Badge } from '@pundi/kit/ui'
import { useText } from '../../../shared/money-form/catalogue/text'
import css from './Instalments.module.css'
import { type DueState, listStates } from './list-states'

export function Schedule({ plan }: { plan: Instalments }) {
  const text = useText()
  const words: Record<DueState, string> = {
    paid: text('Paid'),
    late: text('Late'),
    due: text('Due next'),
    to_come: text('Not due yet'),
  }
  return (
    // Up to 120 items, so the list scrolls. `tabIndex` lets keyboard users scroll it.
    <ol
      className={css.schedule}
      tabIndex={0}
      aria-label={text('Payment plan for {name}', { name: plan.name })}
    >
      {listStates(plan, today()).map(({ due_date, amount, state, left }) => (
        <li key={due_date}>
          <span className={css.day}>{formatDay(due_date)}</span>
          <Badge tone={tones[state]}>{words[state]}</Badge>
          <span className={css.amount}>
            <Amount>{money(amount)}</Amount>
            {left && <small>{text('{amount} left', { amount: money(left) })}</small>}
          </span>
        </li>
      ))}
    </ol>
  )
}

const tones = { paid: 'income', late: 'expense', due: 'neutral', to_come: 'neutral' } as const

const money = (amount: string) => formatAmount(amount, { decimals: 'needed' })

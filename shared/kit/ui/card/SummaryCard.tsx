import { ArrowDownRight, ArrowUpRight, Wallet } from 'lucide-react'
import { useId, type CSSProperties } from 'react'
import { Amount } from '../figure/Amount'
import css from './SummaryCard.module.css'

interface SummaryCardProps {
  title: string
  /** Already formatted: "Rp 1.250.000". */
  amount: string
  tone: 'income' | 'expense' | 'balance'
}

const icons = { income: ArrowUpRight, expense: ArrowDownRight, balance: Wallet }

/** "A coloured box with a title and an amount": a group named by its title. */
export function SummaryCard({ title, amount, tone }: SummaryCardProps) {
  const id = useId()
  const Icon = icons[tone]
  return (
    <div className={css.card} data-tone={tone} role="group" aria-labelledby={id}>
      <p className={css.title} id={id}>
        {title}
      </p>
      <span className={css.icon}>
        <Icon size={20} />
      </span>
      <p className={css.amount} style={{ '--figures': amount.length } as CSSProperties}>
        <Amount>{amount}</Amount>
      </p>
    </div>
  )
}

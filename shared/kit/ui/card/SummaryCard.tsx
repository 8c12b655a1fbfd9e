import { ArrowDownRight, ArrowUpRight, Wallet } from 'lucide-react'
import { type CSSProperties, type ReactNode, useId } from 'react'
import { Link } from 'react-router-dom'
import { Amount } from '../figure/Amount'
import css from './SummaryCard.module.css'

interface SummaryCardProps {
  title: string
  detail?: string
  amount: string
  tone: 'income' | 'expense' | 'balance'
  to?: string
  children?: ReactNode
}

const icons = { income: ArrowUpRight, expense: ArrowDownRight, balance: Wallet }

export function SummaryCard({ title, detail, amount, tone, to, children }: SummaryCardProps) {
  const id = useId()
  const Icon = icons[tone]
  return (
    <div className={css.card} data-tone={tone} role="group" aria-labelledby={id}>
      <p className={css.title}>
        <span id={id}>
          {to ? (
            <Link className={css.link} to={to}>
              {title}
            </Link>
          ) : (
            title
          )}
        </span>{' '}
        <span className={css.detail}>{detail}</span>
      </p>
      <span className={css.icon}>
        <Icon size={20} />
      </span>
      <p className={css.amount} style={{ '--figures': amount.length } as CSSProperties}>
        <Amount>{amount}</Amount>
      </p>
      {children && <div className={css.below}>{children}</div>}
    </div>
  )
}

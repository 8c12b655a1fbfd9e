import css from './Amount.module.css'

interface AmountProps {
  /** An amount already formatted: "Rp 1.250.000", "-Rp 50.000", "$12.50". */
  children: string
  tone?: 'income' | 'expense'
}

/** A formatted amount: tabular figures, never wrapped, the currency's sign lighter than the digits. */
export function Amount({ children, tone }: AmountProps) {
  const [, sign = '', currency = '', digits = children] = /^([-+−]?\s*)(\D*?)(\d.*)$/su.exec(children) ?? []
  return (
    <span className={css.amount} data-tone={tone}>
      {sign}
      {currency && <span className={css.currency}>{currency}</span>}
      {digits}
    </span>
  )
}

import css from './Amount.module.css'

interface AmountProps {
  /** A formatted amount, such as "Rp 1.250.000", "-Rp 50.000" or "$12.50". */
  children: string
  tone?: 'income' | 'expense'
}

export function Amount({ children, tone }: AmountProps) {
  const [, sign = '', before = '', digits = children, behind = ''] =
    /^([-+−]?\s*)(\D*?)(\d[\d.,]*)(\D*)$/su.exec(children) ?? []
  return (
    <span className={css.amount} data-tone={tone}>
      {sign}
      {before && <span className={css.currency}>{before}</span>}
      {digits}
      {behind && <span className={css.currency}>{behind}</span>}
    </span>
  )
}

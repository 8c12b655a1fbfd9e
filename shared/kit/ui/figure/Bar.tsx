import css from './Bar.module.css'

interface BarProps {
  label: string
  /** From 0 to 1. Other values are clamped. */
  share: number
  tone?: 'income' | 'expense' | 'brand'
}

export const Bar = ({ label, share, tone = 'brand' }: BarProps) => (
  <div className={css.bar} role="img" aria-label={label} data-tone={tone}>
    <div
      className={css.fill}
      data-empty={share <= 0 || undefined}
      style={{ width: `${Math.min(Math.max(share, 0), 1) * 100}%` }}
    />
  </div>
)

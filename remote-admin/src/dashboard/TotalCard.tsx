import { formatNumber } from '@pundi/kit/format'
import { useId } from 'react'
import css from './TotalCard.module.css'

interface TotalCardProps {
  title: string
  total: number
}

export function TotalCard({ title, total }: TotalCardProps) {
  const id = useId()
  return (
    <div className={css.card} role="group" aria-labelledby={id}>
      <p id={id}>{title}</p>
      <p className={css.total}>{formatNumber(total)}</p>
    </div>
  )
}

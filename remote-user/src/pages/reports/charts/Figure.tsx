import { formatAmount, type Period } from '@pundi/kit/format'
import { Amount } from '@pundi/kit/ui'
import { Link } from 'react-router-dom'
import { type RecordFilter, recordsOf } from '../../../shared/records-of/records-of'

interface FigureProps {
  /** Decimal text: "1250000.50". */
  amount: string
  days: Partial<Period>
  filter?: RecordFilter
}

export const Figure = ({ amount, days, filter }: FigureProps) => (
  <Link to={recordsOf(days, filter)}>
    <Amount>{formatAmount(amount)}</Amount>
  </Link>
)

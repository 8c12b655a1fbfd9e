import { formatAmount, type Period } from '@pundi/kit/format'
import { Amount } from '@pundi/kit/ui'
import { Link } from 'react-router-dom'
import { type RecordFilter, recordsOf } from '../../dashboard/records-of'

interface FigureProps {
  /** Decimal text. */
  amount: string
  /** Which records it is of. */
  days: Partial<Period>
  filter?: RecordFilter
}

/** An amount that opens its records. */
export const Figure = ({ amount, days, filter }: FigureProps) => (
  <Link to={recordsOf(days, filter)}>
    <Amount>{formatAmount(amount)}</Amount>
  </Link>
)

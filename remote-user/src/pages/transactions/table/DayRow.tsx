import { formatAmount } from '@pundi/kit/format'
import { Amount, Row, VisuallyHidden } from '@pundi/kit/ui'
import { useText } from '../../../catalogue/text'
import { formatDayHeading } from '../../../shared/period/format-day-heading'
import css from './DayRow.module.css'

interface DayRowProps {
  /** `yyyy-mm-dd` */
  day: string
  /** Decimal text; undefined if the day continues on another page. */
  net: string | undefined
  span: number
}

export function DayRow({ day, net, span }: DayRowProps) {
  const text = useText()
  return (
    <Row className={css.day}>
      <th role="rowheader" scope="rowgroup" colSpan={span} aria-colspan={span}>
        <span>{formatDayHeading(day)}</span>
        {net !== undefined && (
          <span>
            <VisuallyHidden>{text('Net')}</VisuallyHidden>{' '}
            <Amount {...toneOf(net)}>{formatAmount(net, { signed: true, decimals: 'needed' })}</Amount>
          </span>
        )}
      </th>
    </Row>
  )
}

function toneOf(net: string): { tone?: 'income' | 'expense' } {
  if (Number(net) === 0) return {}
  return { tone: net.startsWith('-') ? 'expense' : 'income' }
}

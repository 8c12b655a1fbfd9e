import { Badge, Card, Cell, Row } from '@pundi/kit/ui'
import { formatNumber } from '@pundi/kit/format'
import type { MessageId } from '../catalogue/text'
import { useText } from '../catalogue/text'
import { type Grade, gradeOf, grades } from '../scorecard/slik'
import { ResultTable } from './ResultTable'
import css from './SlikCard.module.css'

const gradeWords: Record<Grade, MessageId> = {
  1: 'Current',
  2: 'Special mention',
  3: 'Substandard',
  4: 'Doubtful',
  5: 'Loss',
}

/** The grade in the register of OJK (Indonesia's financial supervisor), by days of delay. */
export function SlikCard({ days }: { days: number }) {
  const text = useText()
  const own = gradeOf(days)
  const [first, second] = [text('Collectibility'), text('Days overdue')]
  const rangeOf = (from: number, to: number) => {
    if (to === Infinity) return text('More than {days}', { days: formatNumber(from - 1) })
    return from === to ? formatNumber(from) : `${formatNumber(from)}–${formatNumber(to)}`
  }
  return (
    <Card title={text('Your collectibility in SLIK')}>
      <p className={css.lead}>
        {text(
          'Indonesian lenders check OJK’s credit register, SLIK. It grades each loan from 1 to 5, depending on how many days a payment is overdue (POJK 40/POJK.03/2019).',
        )}
      </p>
      <ResultTable label={text('Your collectibility in SLIK')} columns={[first, second]}>
        {grades.map(({ grade, from, to }) => (
          <Row key={grade}>
            <Cell>
              <span className={css.grade} data-own={grade === own}>
                {grade}: {text(gradeWords[grade])}
              </span>
              {grade === own && <Badge tone={own === 1 ? 'income' : 'expense'}>{text('Your answer')}</Badge>}
            </Cell>
            <Cell label={second}>{rangeOf(from, to)}</Cell>
          </Row>
        ))}
      </ResultTable>
    </Card>
  )
}

import { centsOf, decimalOf, type LimitLine, type PlannedRecord } from '@pundi/contract'
import { Amount } from '@pundi/kit/ui'
import { ChevronDown } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router-dom'
import { formatExact } from '../../../record/format-exact'
import { nameShortDay } from '../../left/describe-left'
import { recordsOf } from '../../records-of'
import { useText } from '../catalogue/text'
import css from './SumDialog.module.css'

interface LineGroupProps {
  lines: [LimitLine, ...LimitLine[]]
  /** The last day that counts, in words. */
  day: string
}

/** The lines of one kind: one alone leads to its records; several, or its own, stand under their sum, once it is opened. */
export function LineGroup({ lines, day }: LineGroupProps) {
  const text = useText()
  const [first] = lines
  const [isOpen, setOpen] = useState(false)
  const name = text(names[first.kind], { day })
  const { records = [] } = first
  if (!first.category && records.length === 0) return <Line line={first}>{name}</Line>
  const count = lines.reduce((sum, line) => sum + line.count, 0)
  return (
    <>
      <Row amount={decimalOf(lines.reduce((sum, { amount }) => sum + centsOf(amount), 0n))} count={count}>
        <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {name} <ChevronDown size={16} />
        </button>
      </Row>
      {isOpen &&
        records.map(record => (
          <Row
            key={`${record.date} ${record.description} ${record.amount} ${record.schedule_id}`}
            amount={record.amount}
            count={0}
            isPart
          >
            <Link to={placeOf(record)}>
              {nameShortDay(record.date)}: {record.description || record.category?.name}
            </Link>
          </Row>
        ))}
      {isOpen &&
        first.category &&
        lines.map(line => (
          <Line key={line.category?.id} line={line} isPart>
            {line.category?.name}
          </Line>
        ))}
    </>
  )
}

const names = {
  income: 'Income up to today',
  planned_income: 'Income that is planned until {day}',
  recurring_income: 'Income that repeats, until {day}',
  budget: 'Budgets, with what was carried over',
  put_aside: 'Put aside for goals',
  to_spend: 'To spend, before what was spent today',
  coming_in: 'Comes in until {day}',
  going_out: 'Goes out until {day}',
  held: 'Held for goals',
  spent: 'Spent before today',
  planned: 'Planned until {day}',
  recurring: 'What repeats, until {day}',
  spent_today: 'Spent today',
  due_today: 'What repeats today',
} as const satisfies Record<LimitLine['kind'], string>

/** Where the records of a line are that are no transactions. */
const places: Partial<Record<LimitLine['kind'], string>> = {
  ...{ budget: '/budget', put_aside: '/goals', to_spend: '/wallet', held: '/goals' },
  ...{ recurring_income: '/planned', recurring: '/planned', due_today: '/planned' },
}

/** Where a planned record is: what repeats, a transaction, or a transfer. */
function placeOf({ schedule_id, category, date, amount }: PlannedRecord): string {
  if (schedule_id !== undefined) return '/planned'
  if (category === null) return '/wallet'
  return recordsOf({ from: date, to: date }, { type: amount.startsWith('-') ? 'expense' : 'income' })
}

/** An addend, which leads to its records. */
function Line({ line, isPart, children }: { line: LimitLine; isPart?: boolean; children: ReactNode }) {
  const { kind, amount, count, query } = line
  const place = query ? recordsOf(query, filterOf(query)) : places[kind]
  return (
    <Row amount={amount} count={count} {...(isPart && { isPart })}>
      {place ? <Link to={place}>{children}</Link> : children}
    </Row>
  )
}

const filterOf = ({ type, category_id }: NonNullable<LimitLine['query']>) => ({
  type,
  ...(category_id !== undefined && { category_id: String(category_id) }),
})

interface RowProps {
  amount: string
  count: number
  isPart?: boolean
  children: ReactNode
}

function Row({ amount, count, isPart, children }: RowProps) {
  const text = useText()
  return (
    <tr data-part={isPart}>
      <th scope="row">
        {children}{' '}
        {count > 0 && (
          <span className={css.count}>
            {text('{count, plural, =1 {1 record} other {# records}}', { count })}
          </span>
        )}
      </th>
      <td>
        <Amount>{formatExact(amount)}</Amount>
      </td>
    </tr>
  )
}

/** What the lines above it come to. */
export const Result = ({ name, amount }: { name: string; amount: string }) => (
  <tr className={css.result}>
    <th scope="row">{name}</th>
    <td>
      <Amount>{formatExact(amount)}</Amount>
    </td>
  </tr>
)

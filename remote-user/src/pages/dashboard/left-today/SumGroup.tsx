import { centsOf, decimalOf, type LimitLine, type PlannedRecord } from '@pundi/contract'
import { Amount } from '@pundi/kit/ui'
import { ChevronDown } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router-dom'
import { formatExact } from '../../../shared/record/format-exact'
import { formatShortDay } from './describe-left'
import { recordsOf } from '../../../shared/records-of/records-of'
import { useText } from '../catalogue/text'
import css from './SumDialog.module.css'

interface SumGroupProps {
  lines: [LimitLine, ...LimitLine[]]
  day: string
}

export function SumGroup({ lines, day }: SumGroupProps) {
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
        records.map((record, place) => (
          <Row
            // The overdue transactions of one schedule have equal values and are all dated today.
            // So only the index can be the React key.
            key={place}
            amount={record.amount}
            count={0}
            isPart
          >
            <Link to={linkOf(record)}>
              {formatShortDay(record.date)}: {record.description || record.category?.name}
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
  planned_income: 'Planned income until {day}',
  recurring_income: 'Recurring income until {day}',
  budget: 'Budgets, including carry-over',
  put_aside: 'Set aside for goals',
  to_spend: 'Available before today’s spending',
  coming_in: 'Income until {day}',
  going_out: 'Expenses until {day}',
  held: 'Set aside for goals',
  spent: 'Spent before today',
  planned: 'Planned until {day}',
  recurring: 'Recurring bills until {day}',
  spent_today: 'Spent today',
  due_today: 'Due today',
} as const satisfies Record<LimitLine['kind'], string>

const links: Partial<Record<LimitLine['kind'], string>> = {
  ...{ budget: '/budget', put_aside: '/goals', to_spend: '/wallet', held: '/goals' },
  ...{ recurring_income: '/planned', recurring: '/planned', due_today: '/planned' },
}

function linkOf({ schedule_id, loan_id, category, date, amount }: PlannedRecord): string {
  if (schedule_id !== undefined) return `/planned#schedule-${schedule_id}`
  if (loan_id !== undefined) return `/wallet/${loan_id}`
  const days = { from: date, to: date }
  if (category === null) return recordsOf(days, { type: 'transfer' })
  const type = amount.startsWith('-') ? 'expense' : 'income'
  return recordsOf(days, { type, category_id: String(category.id) })
}

function Line({ line, isPart, children }: { line: LimitLine; isPart?: boolean; children: ReactNode }) {
  const { kind, amount, count, query } = line
  const link = query ? recordsOf(query, filterOf(query)) : links[kind]
  return (
    <Row amount={amount} count={count} {...(isPart && { isPart })}>
      {link ? <Link to={link}>{children}</Link> : children}
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
            {text('{count, plural, =1 {1 transaction} other {# transactions}}', { count })}
          </span>
        )}
      </th>
      <td>
        <Amount>{formatExact(amount)}</Amount>
      </td>
    </tr>
  )
}

export const Result = ({ name, amount }: { name: string; amount: string }) => (
  <tr className={css.result}>
    <th scope="row">{name}</th>
    <td>
      <Amount>{formatExact(amount)}</Amount>
    </td>
  </tr>
)

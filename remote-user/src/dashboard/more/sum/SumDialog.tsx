import { centsOf, decimalOf, type Outlook, type OutlookKind, type OutlookLine } from '@pundi/contract'
import { Amount, Dialog } from '@pundi/kit/ui'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { nameDay } from '../../../name-day'
import { formatExact } from '../../../record/format-exact'
import { nameShortDay } from '../../left/describe-left'
import { recordsOf } from '../../records-of'
import { useText } from '../catalogue/text'
import css from './SumDialog.module.css'

interface SumDialogProps {
  outlook: Outlook
  open: boolean
  onClose: () => void
}

/** The sum behind what is left today, line by line, each with its records, and the rule and the day it is computed by. */
export function SumDialog({ outlook, open, onClose }: SumDialogProps) {
  const text = useText()
  const { lines, put_aside, days_left, per_day, left_today, from_tomorrow } = outlook
  const ofToday = lines.filter(({ kind }) => kind === 'spent_today')
  const others = lines.filter(line => !ofToday.includes(line))
  const day = nameShortDay(outlook.period.to)
  return (
    <Dialog title={text('Left today')} open={open} onClose={onClose} closeLabel={text('Close')}>
      <div className={css.frame}>
        <table className={css.sum} aria-label={text('Left today')}>
          <tbody>
            {others.map(line => (
              <Line key={line.kind} line={line} day={day} />
            ))}
            {put_aside && (
              <tr>
                <th scope="row">
                  <Link to="/goals">{text('Put aside for goals')}</Link>
                </th>
                <td>
                  <Amount>{formatExact(decimalOf(-centsOf(put_aside.amount)))}</Amount>
                </td>
              </tr>
            )}
          </tbody>
          <tbody>
            <Result
              name={text('For {count, plural, =1 {today} other {# days, with today}}', { count: days_left })}
            >
              {addUp(outlook)}
            </Result>
            {days_left > 1 && <Result name={text('For each of them, rounded down')}>{per_day}</Result>}
            {ofToday.map(line => (
              <Line key={line.kind} line={line} day={day} />
            ))}
          </tbody>
          <tfoot>
            <Result name={text('Left today')}>{left_today}</Result>
          </tfoot>
        </table>
      </div>
      <div className={css.rule}>
        {from_tomorrow !== null && (
          <p>
            {text('If you spend nothing more today, each day from tomorrow on has {amount}.', {
              amount: formatExact(from_tomorrow),
            })}
          </p>
        )}
        <p>
          {text(
            'What you spend today lowers what is left today, and not the share of a day. Transfers between wallets do not count.',
          )}
        </p>
        <p>{text('Computed for {day}.', { day: nameDay(outlook.today) })}</p>
      </div>
    </Dialog>
  )
}

/** What there is for the days that are left: all lines but those of today. */
const addUp = ({ left_in_period, spent_today }: Outlook) =>
  decimalOf(centsOf(left_in_period) + centsOf(spent_today))

const names = {
  income: 'Income up to today',
  planned_income: 'Income that is planned until {day}',
  spent: 'Spent before today',
  planned: 'Planned until {day}',
  spent_today: 'Spent today',
} as const satisfies Record<OutlookKind, string>

/** An addend, which leads to its records. */
function Line({ line: { kind, amount, count, query }, day }: { line: OutlookLine; day: string }) {
  const text = useText()
  const name = text(names[kind], { day })
  return (
    <tr>
      <th scope="row">
        {query ? <Link to={recordsOf(query, { type: query.type })}>{name}</Link> : name}{' '}
        <span className={css.count}>
          {text('{count, plural, =1 {1 record} other {# records}}', { count })}
        </span>
      </th>
      <td>
        <Amount>{formatExact(amount)}</Amount>
      </td>
    </tr>
  )
}

const Result = ({ name, children }: { name: ReactNode; children: string }) => (
  <tr className={css.result}>
    <th scope="row">{name}</th>
    <td>
      <Amount>{formatExact(children)}</Amount>
    </td>
  </tr>
)

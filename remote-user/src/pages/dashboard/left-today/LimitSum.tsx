import { centsOf, decimalOf, type LimitLine, type Outlook, type OutlookLimit } from '@pundi/contract'
import { useId } from 'react'
import { formatExact } from '../../../shared/record/format-exact'
import { limitNames, formatShortDay, sumSpent } from './describe-left'
import { OwedToYou } from './OwedToYou'
import { useText } from '../catalogue/text'
import { SumGroup, Result } from './SumGroup'
import css from './SumDialog.module.css'

interface LimitSumProps {
  outlook: Outlook
  limit: OutlookLimit
  isNamed: boolean
}

export function LimitSum({ outlook, limit, isNamed }: LimitSumProps) {
  const text = useText()
  const id = useId()
  const { days_left, period } = outlook
  const { per_day, left_today, from_tomorrow, lowest_on } = limit
  const groups = groupsOf(limit.lines)
  const ofToday = groups.filter(([{ kind }]) => kind.endsWith('today'))
  const day = formatShortDay(lowest_on ?? period.to)
  const draw = (some: Group[]) => some.map(lines => <SumGroup key={lines[0].kind} lines={lines} day={day} />)
  const name = text(limitNames[limit.kind])
  return (
    <section className={css.limit}>
      {isNamed && <h3 id={id}>{name}</h3>}
      <div className={css.frame}>
        <table className={css.sum} aria-label={isNamed ? name : text('Left today')}>
          <tbody>{draw(groups.filter(group => !ofToday.includes(group)))}</tbody>
          <tbody>
            <Result
              name={text('For {count, plural, =1 {today} other {# days, including today}}', {
                count: days_left,
              })}
              amount={addUp(limit)}
            />
            {days_left > 1 && <Result name={text('Per day, rounded down')} amount={per_day} />}
            {draw(ofToday)}
          </tbody>
          <tfoot>
            <Result name={text('Left today')} amount={left_today} />
          </tfoot>
        </table>
      </div>
      <OwedToYou amount={limit.owed} spent={sumSpent(limit.lines)} />
      {from_tomorrow !== null && (
        <p>
          {text('Spend nothing more today and you’ll have {amount} a day from tomorrow.', {
            amount: formatExact(from_tomorrow),
          })}
        </p>
      )}
    </section>
  )
}

type Group = [LimitLine, ...LimitLine[]]

/** Groups lines of the same kind. The lines must be sorted by kind. */
function groupsOf(lines: LimitLine[]): Group[] {
  const groups: Group[] = []
  for (const line of lines) {
    const last = groups.at(-1)
    if (last?.[0].kind === line.kind) last.push(line)
    else groups.push([line])
  }
  return groups
}

const addUp = ({ left_in_period, spent_today }: OutlookLimit) =>
  decimalOf(centsOf(left_in_period) + centsOf(spent_today))

import { centsOf, decimalOf, type Outlook, type OutlookLine } from '@pundi/contract'
import { Dialog } from '@pundi/kit/ui'
import { nameDay } from '../../../name-day'
import { formatExact } from '../../../record/format-exact'
import { nameShortDay } from '../../left/describe-left'
import { useText } from '../catalogue/text'
import { LineGroup, Result } from './LineGroup'
import css from './SumDialog.module.css'

interface SumDialogProps {
  outlook: Outlook
  open: boolean
  onClose: () => void
}

/** The sum behind what is left today, line by line, each with its records, and the rule and the day it is computed by. */
export function SumDialog({ outlook, open, onClose }: SumDialogProps) {
  const text = useText()
  const { days_left, per_day, left_today, from_tomorrow } = outlook
  const groups = groupsOf(outlook.lines)
  const ofToday = groups.filter(([{ kind }]) => kind.endsWith('today'))
  const day = nameShortDay(outlook.period.to)
  const draw = (some: Group[]) => some.map(lines => <LineGroup key={lines[0].kind} lines={lines} day={day} />)
  return (
    <Dialog title={text('Left today')} open={open} onClose={onClose} closeLabel={text('Close')}>
      <div className={css.frame}>
        <table className={css.sum} aria-label={text('Left today')}>
          <tbody>{draw(groups.filter(group => !ofToday.includes(group)))}</tbody>
          <tbody>
            <Result
              name={text('For {count, plural, =1 {today} other {# days, with today}}', { count: days_left })}
              amount={addUp(outlook)}
            />
            {days_left > 1 && <Result name={text('For each of them, rounded down')} amount={per_day} />}
            {draw(ofToday)}
          </tbody>
          <tfoot>
            <Result name={text('Left today')} amount={left_today} />
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
          )}{' '}
          {outlook.basis === 'budgets' && text('What is in no budget does not count.')}
        </p>
        <p>{text('Computed for {day}.', { day: nameDay(outlook.today) })}</p>
      </div>
    </Dialog>
  )
}

/** Lines of one kind, of which there are several where each is about a category. */
type Group = [OutlookLine, ...OutlookLine[]]

/** The lines come in the order of their kinds. */
function groupsOf(lines: OutlookLine[]): Group[] {
  const groups: Group[] = []
  for (const line of lines) {
    const last = groups.at(-1)
    if (last?.[0].kind === line.kind) last.push(line)
    else groups.push([line])
  }
  return groups
}

/** What there is for the days that are left: all lines but those of today. */
const addUp = ({ left_in_period, spent_today }: Outlook) =>
  decimalOf(centsOf(left_in_period) + centsOf(spent_today))

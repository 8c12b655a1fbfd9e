import type { Outlook } from '@pundi/contract'
import { Dialog } from '@pundi/kit/ui'
import { formatDayHeading } from '../../../shared/period/format-day-heading'
import { limitsOf } from './describe-left'
import { useText } from '../catalogue/text'
import { LimitSum } from './LimitSum'
import css from './SumDialog.module.css'

interface SumDialogProps {
  outlook: Outlook
  open: boolean
  onClose: () => void
}

export function SumDialog({ outlook, open, onClose }: SumDialogProps) {
  const text = useText()
  const limits = limitsOf(outlook)
  const has = (kind: string) => limits.some(limit => limit.kind === kind)
  return (
    <Dialog title={text('Left today')} open={open} onClose={onClose} closeLabel={text('Close')}>
      {limits.map(limit => (
        <LimitSum key={limit.kind} limit={limit} outlook={outlook} isNamed={limits.length > 1} />
      ))}
      <div className={css.rule}>
        {limits.length > 1 && <p>{text('Your “Left today” is the lowest of these amounts.')}</p>}
        <p>
          <span>
            {text(
              'Today’s spending lowers what’s left today, not your daily amount. Transfers between wallets don’t count.',
            )}
          </span>{' '}
          {has('budgets') && <span>{text('Spending in categories without a budget doesn’t count.')}</span>}
        </p>
        {has('money') && <p>{text('We use your lowest balance before the end of the month.')}</p>}
        <p>{text('As of {day}.', { day: formatDayHeading(outlook.today) })}</p>
      </div>
    </Dialog>
  )
}

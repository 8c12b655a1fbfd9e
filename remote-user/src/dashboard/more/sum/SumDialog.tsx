import type { Outlook } from '@pundi/contract'
import { Dialog } from '@pundi/kit/ui'
import { nameDay } from '../../../name-day'
import { limitsOf } from '../../left/describe-left'
import { useText } from '../catalogue/text'
import { LimitSum } from './LimitSum'
import css from './SumDialog.module.css'

interface SumDialogProps {
  outlook: Outlook
  open: boolean
  onClose: () => void
}

/** The sum behind what is left today, line by line, each with its records, and the rule and the day it is computed by. */
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
        {limits.length > 1 && <p>{text('The limit that leaves least today counts.')}</p>}
        <p>
          {text(
            'What you spend today lowers what is left today, and not the share of a day. Transfers between wallets do not count.',
          )}{' '}
          {has('budgets') && text('What is in no budget does not count.')}
        </p>
        {has('money') && (
          <p>{text('Of your money, the day on which there is least until the end of the month counts.')}</p>
        )}
        <p>{text('Computed for {day}.', { day: nameDay(outlook.today) })}</p>
      </div>
    </Dialog>
  )
}

import type { Wallet } from '@pundi/contract'
import { formatDay } from '@pundi/kit/format'
import { useId } from 'react'
import { useFormText } from '../catalogue/text'
import more from '../More.module.css'
import css from '../habits/Habits.module.css'
import type { LineTransfer } from './transfer-body'

interface EarlierSidesProps {
  transfer: LineTransfer
  wallets: readonly Wallet[]
  onChoose: (begins: string | undefined) => void
}

export function EarlierSides({
  transfer: { from, to, date, isEarlier },
  wallets,
  onChoose,
}: EarlierSidesProps) {
  const say = useFormText()
  const id = useId()
  const later = wallets.filter(
    wallet => [from, to].includes(wallet.id) && date !== undefined && wallet.opening_date > date,
  )
  if (date === undefined || later.length === 0) return null
  return (
    <div className={more.question} role="group" aria-labelledby={id}>
      <div id={id}>
        {later.map(({ id: wallet, name, opening_date }) => (
          <p key={wallet}>
            {isEarlier
              ? say('{name} will start on {day}. Today’s balance stays the same.', {
                  name,
                  day: formatDay(date),
                })
              : say('{name} starts on {day}, after the date you chose.', {
                  name,
                  day: formatDay(opening_date),
                })}
          </p>
        ))}
      </div>
      <button
        type="button"
        className={css.chip}
        aria-pressed={isEarlier}
        onClick={() => onChoose(isEarlier ? undefined : date)}
      >
        {say('Change start date to {day}', { day: formatDay(date) })}
      </button>
    </div>
  )
}

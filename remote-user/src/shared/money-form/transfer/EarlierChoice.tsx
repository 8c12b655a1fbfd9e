import type { Wallet } from '@pundi/contract'
import { formatDay } from '@pundi/kit/format'
import { useText } from '../catalogue/text'
import css from '../fields/forms.module.css'

interface EarlierChoiceProps {
  wallets: Wallet[]
  day: string
  isChosen: boolean
}

export function EarlierChoice({ wallets, day, isChosen }: EarlierChoiceProps) {
  const text = useText()
  const later = wallets.filter(({ opening_date }) => day !== '' && opening_date > day)
  if (later.length === 0) return null
  return (
    <div className={css.result}>
      {later.map(({ id, name, opening_date }) => (
        <p key={id}>
          {text('{name} starts on {day}, after the date you chose.', { name, day: formatDay(opening_date) })}
        </p>
      ))}
      <label className={css.choice}>
        <input type="checkbox" name="begins" value="earlier" defaultChecked={isChosen} />{' '}
        {text('Change the start date to {day}. Today’s balance stays the same.', { day: formatDay(day) })}
      </label>
    </div>
  )
}

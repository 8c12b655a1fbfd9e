import type { Carry } from '@pundi/contract'
import { type MessageId, useText } from '../catalogue/text'
import css from './forms.module.css'

export const carries: Record<Carry, { name: MessageId; says: MessageId }> = {
  none: { name: 'Carry nothing over', says: 'Every month starts with the full amount.' },
  surplus: { name: 'Surplus only', says: 'Unspent money is added to next month.' },
  both: {
    name: 'Surplus and overspending',
    says: 'Unspent money is added to next month; overspending is subtracted.',
  },
}

export const allCarries = Object.keys(carries) as Carry[]

export function CarryChoice({ chosen }: { chosen: Carry }) {
  const text = useText()
  return (
    <fieldset className={css.group}>
      <legend>{text('Carry over from last month')}</legend>
      {allCarries.map(carry => (
        <label key={carry} className={css.choice}>
          <input type="radio" name="carry" value={carry} defaultChecked={carry === chosen} />
          <span>
            <strong>{text(carries[carry].name)}</strong>
            <span className={css.soft}>{text(carries[carry].says)}</span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}

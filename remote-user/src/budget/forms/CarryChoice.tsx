import type { Carry } from '@pundi/contract'
import { type MessageId, useText } from '../catalogue/text'
import css from './forms.module.css'

/** What each way of carrying over is called, and what it does in one sentence. */
export const carries: Record<Carry, { name: MessageId; says: MessageId }> = {
  none: { name: 'Nothing', says: 'Each period begins anew with the amount.' },
  surplus: { name: 'What is left', says: 'What was not spent comes on top in the next period.' },
  both: {
    name: 'Left or missing',
    says: 'What was not spent comes on top, and what was spent too much is taken off.',
  },
}

export const allCarries = Object.keys(carries) as Carry[]

/** What a period takes over from the one before, in words. */
export function CarryChoice({ chosen }: { chosen: Carry }) {
  const text = useText()
  return (
    <fieldset className={css.group}>
      <legend>{text('Carried over from the period before')}</legend>
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

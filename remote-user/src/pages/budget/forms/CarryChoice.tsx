import type { Carry } from '@pundi/contract'
import { allCarries, type BudgetField, carries } from '../budget-fields'
import { useText } from '../catalogue/text'
import css from './forms.module.css'

export function CarryChoice({ chosen }: { chosen: Carry }) {
  const text = useText()
  return (
    <fieldset className={css.group}>
      <legend>{text('Carry over from last month')}</legend>
      {allCarries.map(carry => (
        <label key={carry} className={css.choice}>
          <input
            type="radio"
            name={'carry' satisfies BudgetField}
            value={carry}
            defaultChecked={carry === chosen}
          />
          <span>
            <strong>{text(carries[carry].name)}</strong>
            <span className={css.soft}>{text(carries[carry].says)}</span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}

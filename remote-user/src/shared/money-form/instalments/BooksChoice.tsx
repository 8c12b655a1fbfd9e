import type { BooksInstalments } from '@pundi/contract'
import { handledByForm } from '../../save-form/handled-by-form'
import choice from '../fields/choice.module.css'
import type { FieldName } from '../fields/names'
import { useText } from '../catalogue/text'
import css from './PurchaseForm.module.css'

interface BooksChoiceProps {
  name: FieldName
  chosen: string
  error: string | undefined
}

export function BooksChoice({ name: fieldName, chosen, error }: BooksChoiceProps) {
  const text = useText()
  const choices: { value: BooksInstalments; name: string; meaning: string }[] = [
    {
      value: 'at_once',
      name: text('In full'),
      meaning: text('The full amount counts on the purchase date.'),
    },
    {
      value: 'per_instalment',
      name: text('With each instalment'),
      meaning: text('Each instalment counts on its due date; future ones are planned.'),
    },
  ]
  return (
    <fieldset className={`${choice.group} ${css.group}`}>
      <legend>{text('When to count the expense')}</legend>
      {choices.map(({ value, name, meaning }) => (
        <label key={value} className={`${choice.choice} ${css.choice}`}>
          <input
            type="radio"
            name={fieldName}
            value={value}
            checked={value === chosen}
            onChange={handledByForm}
          />
          <span>
            {name}
            <small>{meaning}</small>
          </span>
        </label>
      ))}
      {error && <p className={css.error}>{error}</p>}
    </fieldset>
  )
}

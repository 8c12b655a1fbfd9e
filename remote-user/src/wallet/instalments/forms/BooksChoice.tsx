import type { BooksInstalments } from '@pundi/contract'
import { letFormRead } from '../../../let-form-read'
import choice from '../../forms/choice.module.css'
import { useText } from '../catalogue/text'
import css from './PurchaseForm.module.css'

interface BooksChoiceProps {
  chosen: string
  error: string | undefined
}

/** Chooses when the purchase counts as an expense; a sentence says what that means. */
export function BooksChoice({ chosen, error }: BooksChoiceProps) {
  const text = useText()
  const choices: { value: BooksInstalments; name: string; meaning: string }[] = [
    {
      value: 'at_once',
      name: text('At once'),
      meaning: text('All of it is an expense of the day of the purchase.'),
    },
    {
      value: 'per_instalment',
      name: text('With each instalment'),
      meaning: text('Each instalment is an expense of its own day; those to come are planned.'),
    },
  ]
  return (
    <fieldset className={`${choice.group} ${css.group}`}>
      <legend>{text('When it counts as an expense')}</legend>
      {choices.map(({ value, name, meaning }) => (
        <label key={value} className={`${choice.choice} ${css.choice}`}>
          <input type="radio" name="books" value={value} checked={value === chosen} onChange={letFormRead} />
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

import type { CountedCategory } from '@pundi/contract'
import { Field } from '@pundi/kit/ui'
import type { CategoryField } from '../../../shared/category-form/change-categories'
import { useText } from '../../../shared/category-form/catalogue/text'

interface MoveFieldsProps {
  category: CountedCategory
  others: CountedCategory[]
}

export function MoveFields({ category: { name, type, count }, others }: MoveFieldsProps) {
  const text = useText()
  return (
    <>
      <p>
        {text(
          '{count, plural, =1 {{name} has 1 transaction. Choose where to move it; it won’t be deleted.} other {{name} has # transactions. Choose where to move them; none will be deleted.}}',
          { count, name },
        )}
      </p>
      {others.length > 0 ? (
        <Field
          label={text('Move to')}
          name="move_to"
          hint={
            type === 'expense' &&
            text(
              'If both categories have budgets, they’re added together. The carry-over setting of the category you choose applies.',
            )
          }
        >
          <select required defaultValue="">
            <option value="" disabled>
              {text('Select Category')}
            </option>
            {others.map(other => (
              <option key={other.id} value={other.id}>
                {other.name}
              </option>
            ))}
          </select>
        </Field>
      ) : (
        <>
          <input type="hidden" name={'type' satisfies CategoryField} value={type} />
          <Field
            label={text('New category name')}
            name={'name' satisfies CategoryField}
            hint={text('You don’t have another category of this type, so we’ll create one.')}
          >
            <input maxLength={60} autoComplete="off" required />
          </Field>
        </>
      )}
    </>
  )
}

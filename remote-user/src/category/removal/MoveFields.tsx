import type { CountedCategory } from '@pundi/contract'
import { Field } from '@pundi/kit/ui'
import { useText } from '../catalogue/text'

interface MoveFieldsProps {
  category: CountedCategory
  /** The other categories of its type. */
  others: CountedCategory[]
}

/** Chooses where the transactions of a deleted category move: to another of its type, or to a new one. */
export function MoveFields({ category: { name, type, count }, others }: MoveFieldsProps) {
  const text = useText()
  return (
    <>
      <p>
        {text(
          '{count, plural, =1 {1 transaction is} other {# transactions are}} in {name}. Choose where to move them first; none is deleted.',
          { count, name },
        )}
      </p>
      {others.length > 0 ? (
        <Field label={text('Move them to')} name="move_to">
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
          <input type="hidden" name="type" value={type} />
          <Field
            label={text('Name of a new category')}
            name="name"
            hint={text('You have no other category of this type, so we will create one.')}
          >
            <input maxLength={60} autoComplete="off" required />
          </Field>
        </>
      )}
    </>
  )
}

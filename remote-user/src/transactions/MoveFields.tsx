import type { Category, Transaction } from '@pundi/contract'
import { Field } from '@pundi/kit/ui'
import { useText } from '../catalogue/text'
import { TryAgain } from '../TryAgain'
import { isOneType } from './is-one-type'

interface MoveFieldsProps {
  rows: Transaction[]
  categories: Category[] | null
}

/** Where the rows shall go: a category of their own type. */
export function MoveFields({ rows, categories }: MoveFieldsProps) {
  const text = useText()
  if (!isOneType(rows))
    return <p>{text('Some are income and some expense. Select transactions of one type, then try again.')}</p>
  if (categories === null) return <TryAgain message={text('Gagal mengambil kategori')} />
  return (
    <Field label={text('Category')} name="category_id">
      <select required>
        <option value="">{text('Select Category')}</option>
        {categories
          .filter(({ type }) => type === rows[0]?.type)
          .map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
      </select>
    </Field>
  )
}

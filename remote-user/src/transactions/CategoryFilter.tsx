import type { Category } from '@pundi/contract'
import { Field } from '@pundi/kit/ui'
import { useText } from '../catalogue/text'

interface CategoryFilterProps {
  chosen: string | undefined
  /** Undefined while they load, null where they could not be had. */
  categories: Category[] | null | undefined
  error: string | undefined
}

/** The names of the user's categories, each once; one that is in the address alone is offered too. */
export function CategoryFilter({ chosen, categories, error }: CategoryFilterProps) {
  const text = useText()
  const names = new Set(categories?.map(({ name }) => name))
  if (chosen !== undefined) names.add(chosen)
  return (
    <Field
      label={text('Category')}
      name="category"
      hint={categories === null ? text('Gagal mengambil kategori') : undefined}
      error={error}
    >
      <select defaultValue={chosen}>
        <option value="">{text('All Categories')}</option>
        {[...names].map(name => (
          <option key={name}>{name}</option>
        ))}
      </select>
    </Field>
  )
}

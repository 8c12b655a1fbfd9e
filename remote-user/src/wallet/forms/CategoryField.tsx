import { Failure, Field } from '@pundi/kit/ui'
import { letFormRead } from '../../let-form-read'
import { useCategories } from '../../transaction-modal/use-categories'
import { useText } from '../catalogue/text'
import css from './forms.module.css'

interface CategoryFieldProps {
  label: string
  name: string
  /** The id of a category; empty while none is chosen. */
  chosen: string
  error: string | undefined
  required: boolean
}

/** Chooses the category of an expense: the last of a pair, so that a failure to load them stands below both. */
export function CategoryField({ label, name, chosen, error, required }: CategoryFieldProps) {
  const text = useText()
  const { categories, isLoading, hasFailed, askAgain } = useCategories()
  return (
    <>
      <Field label={label} name={name} error={error}>
        <select value={chosen} onChange={letFormRead} required={required}>
          <option value="">{isLoading ? text('Loading...') : text('Select Category')}</option>
          {/* Kept while the categories load, so that the form does not lose it. */}
          {chosen !== '' && !categories.some(({ id }) => String(id) === chosen) && (
            <option value={chosen}>{text('As it was')}</option>
          )}
          {categories
            .filter(({ type }) => type === 'expense')
            .map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
        </select>
      </Field>
      {hasFailed && (
        <div className={css.wide}>
          <Failure message={text('Gagal mengambil kategori')} action={text('Try again')} onTry={askAgain} />
        </div>
      )}
    </>
  )
}

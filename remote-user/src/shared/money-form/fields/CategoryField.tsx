import { Failure, Field } from '@pundi/kit/ui'
import { handledByForm } from '../../save-form/handled-by-form'
import { useCategories } from '../../categories/use-categories'
import { useText } from '../catalogue/text'
import css from './forms.module.css'
import type { FieldName } from './names'

interface CategoryFieldProps {
  label: string
  name: FieldName
  chosen: string
  error: string | undefined
  required: boolean
}

/**
 * In a pair of fields, this field must come second. If the categories fail to load, the message
 * appears below both fields.
 */
export function CategoryField({ label, name, chosen, error, required }: CategoryFieldProps) {
  const text = useText()
  const { categories, isLoading, hasFailed, askAgain } = useCategories()
  return (
    <>
      <Field label={label} name={name} error={error}>
        <select value={chosen} onChange={handledByForm} required={required}>
          <option value="">{isLoading ? text('Loading...') : text('Select Category')}</option>
          {/* Keeps the chosen category in the form while the categories load. */}
          {chosen !== '' && !categories.some(({ id }) => String(id) === chosen) && (
            <option value={chosen}>{text('Current category')}</option>
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

import { Failure, Field } from '@pundi/kit/ui'
import { letFormRead } from '../../../let-form-read'
import { useCategories } from '../../../transaction-modal/use-categories'
import { useText } from '../catalogue/text'

/** Chooses the category of the expense. */
export function CategoryField({ chosen, error }: { chosen: string; error: string | undefined }) {
  const text = useText()
  const { categories, isLoading, hasFailed, askAgain } = useCategories()
  return (
    <>
      <Field label={text('Category')} name="category_id" error={error}>
        <select value={chosen} onChange={letFormRead} required>
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
        <Failure message={text('Gagal mengambil kategori')} action={text('Try again')} onTry={askAgain} />
      )}
    </>
  )
}

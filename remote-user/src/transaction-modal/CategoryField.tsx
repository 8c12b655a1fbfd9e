import { AlertBox, Button, Field } from '@pundi/shared/ui'
import { useText } from '../catalogue/text'
import { categoriesOf, type Draft } from './draft'
import type { OpenModal } from './modal-state'
import css from './TransactionForm.module.css'

interface CategoryFieldProps {
  categories: OpenModal['categories']
  draft: Draft
  error: string | undefined
  onChange: (form: HTMLFormElement) => void
  onLoad: () => void
}

/** Category, with a way to ask again where the list could not be had. */
export function CategoryField({ categories, draft, error, onChange, onLoad }: CategoryFieldProps) {
  const text = useText()
  const choices = Array.isArray(categories) ? categoriesOf(draft.type, categories) : []
  return (
    <>
      <Field label={text('Category')} name="category_id" error={error}>
        <select value={draft.category_id} onChange={event => onChange(event.target.form!)} required>
          <option value="">{text(categories === 'loading' ? 'Loading...' : 'Select Category')}</option>
          {choices.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </Field>
      {categories === 'failed' && (
        <AlertBox type="error">
          <span className={css.problem}>
            {text('Gagal mengambil kategori')}
            <Button type="button" tone="quiet" onClick={onLoad}>
              {text('Try again')}
            </Button>
          </span>
        </AlertBox>
      )}
    </>
  )
}

import type { Category, OwnCategory } from '@pundi/contract'
import { Failure, Field } from '@pundi/kit/ui'
import type { ChangeEvent, ReactNode } from 'react'
import { useText } from '../../../catalogue/text'
import { categoriesOf, type Draft } from '../../booking-draft/draft'
import css from '../TransactionForm.module.css'
import type { Categories } from '../../categories/use-categories'
import { NewCategory } from './NewCategory'

interface CategoryFieldProps {
  draft: Draft
  error: string | undefined
  categories: Categories
  onChoose: (category: Category | undefined) => void
  children?: ReactNode
}

export function CategoryField({ draft, error, categories, onChoose, children }: CategoryFieldProps) {
  const text = useText()
  const known = [...categories.categories, ...(draft.category ? [draft.category] : [])]
  const choices = [...new Map(known.map(category => [category.id, category])).values()]

  function choose(event: ChangeEvent<HTMLSelectElement>) {
    // Hides the event from the form, which would overwrite this choice with its previous draft.
    event.stopPropagation()
    onChoose(choices.find(({ id }) => String(id) === event.target.value))
  }

  function chooseMade(category: OwnCategory) {
    categories.addMade(category)
    onChoose(category)
  }

  return (
    <div className={css.category}>
      <Field label={text('Category')} name="category_id" error={error}>
        <select value={draft.category?.id ?? ''} onChange={choose} required>
          <option value="">{text(categories.isLoading ? 'Loading...' : 'Select Category')}</option>
          {categoriesOf(draft.type, choices).map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </Field>
      {categories.hasFailed && (
        <Failure
          message={text('Gagal mengambil kategori')}
          action={text('Try again')}
          onTry={categories.askAgain}
        />
      )}
      {children}
      <NewCategory type={draft.type} onMade={chooseMade} />
    </div>
  )
}

import type { Category } from '@pundi/contract'
import { Failure, Field } from '@pundi/kit/ui'
import { type ChangeEvent, useEffect, useState } from 'react'
import { useRevalidator } from 'react-router-dom'
import { useText } from '../../catalogue/text'
import { categoriesOf, type Draft } from '../saving/draft'
import { NewCategory } from './NewCategory'
import css from '../TransactionForm.module.css'
import { loadCategories } from '../load-categories'

interface CategoryFieldProps {
  draft: Draft
  error: string | undefined
  onChoose: (category: Category | undefined) => void
}

/** Chooses a category of the chosen type, or makes a new one. */
export function CategoryField({ draft, error, onChoose }: CategoryFieldProps) {
  const text = useText()
  const { categories, isLoading, hasFailed, askAgain } = useCategories()
  const [made, setMade] = useState<Category[]>([])
  const { revalidate } = useRevalidator()
  const known = [...categories, ...made, ...(draft.category ? [draft.category] : [])]
  const choices = [...new Map(known.map(category => [category.id, category])).values()]

  function choose(event: ChangeEvent<HTMLSelectElement>) {
    // The form would read the draft as it was before this choice.
    event.stopPropagation()
    onChoose(choices.find(({ id }) => String(id) === event.target.value))
  }

  function chooseMade(category: Category) {
    setMade([...made, category])
    onChoose(category)
    // The page below may list categories.
    void revalidate()
  }

  return (
    <div className={css.category}>
      <Field label={text('Category')} name="category_id" error={error}>
        <select value={draft.category?.id ?? ''} onChange={choose} required>
          <option value="">{text(isLoading ? 'Loading...' : 'Select Category')}</option>
          {categoriesOf(draft.type, choices).map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </Field>
      {hasFailed && (
        <Failure message={text('Gagal mengambil kategori')} action={text('Try again')} onTry={askAgain} />
      )}
      <NewCategory type={draft.type} onMade={chooseMade} />
    </div>
  )
}

/** The user's categories, loaded when the form opens. The form is no page, so no loader can load them. */
function useCategories() {
  const [categories, setCategories] = useState<Category[] | 'loading' | 'failed'>('loading')
  const [attempt, setAttempt] = useState(1)
  useEffect(() => {
    let isOpen = true
    void loadCategories().then(loaded => {
      if (isOpen) setCategories(loaded ?? 'failed')
    })
    return () => {
      isOpen = false
    }
  }, [attempt])

  return {
    categories: Array.isArray(categories) ? categories : [],
    isLoading: categories === 'loading',
    hasFailed: categories === 'failed',
    askAgain: () => {
      setCategories('loading')
      setAttempt(attempt + 1)
    },
  }
}

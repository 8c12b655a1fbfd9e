import type { CountedCategory } from '@pundi/contract'
import { Card, EmptyState } from '@pundi/kit/ui'
import { Tags } from 'lucide-react'
import { useText } from '../catalogue/text'
import { TryAgain } from '../TryAgain'
import { CategoryTable } from './CategoryTable'
import css from './CategoryScreen.module.css'

interface CategoryListProps {
  /** Null where they could not be had. */
  categories: CountedCategory[] | null
  onEdit: (category: CountedCategory, button: HTMLElement) => void
  onRemove: (id: number) => void
}

export function CategoryList({ categories, onEdit, onRemove }: CategoryListProps) {
  const text = useText()
  return (
    <div className={css.list}>
      {categories === null && <TryAgain message={text('Gagal mengambil kategori')} />}
      {categories?.length === 0 && (
        <Card>
          <EmptyState title={text('No categories yet')} icon={Tags}>
            <p>{text('Add your first one with the form on this page.')}</p>
          </EmptyState>
        </Card>
      )}
      {categories && categories.length > 0 && <CategoryTable {...{ categories, onEdit, onRemove }} />}
    </div>
  )
}

import type { CountedCategory } from '@pundi/shared/contract'
import { AlertBox, Card, EmptyState } from '@pundi/shared/ui'
import { Tags } from 'lucide-react'
import { useText } from '../catalogue/text'
import { TryAgain } from '../TryAgain'
import css from './CategoryList.module.css'
import { CategoryTable } from './CategoryTable'
import { RemoveDialog } from './RemoveDialog'
import { useRemoval } from './use-removal'

interface CategoryListProps {
  /** Null where they could not be had. */
  categories: CountedCategory[] | null
  onEdit: (category: CountedCategory, button: HTMLElement) => void
}

export function CategoryList({ categories, onEdit }: CategoryListProps) {
  const text = useText()
  const removal = useRemoval(categories ?? [])
  const { answer, category } = removal
  return (
    <Card title={text('Your categories')}>
      <div className={css.content}>
        {answer && !category && (
          <AlertBox type={answer.isDone ? 'success' : 'error'}>{answer.message}</AlertBox>
        )}
        {categories === null && <TryAgain message={text('Gagal mengambil kategori')} />}
        {categories?.length === 0 && (
          <EmptyState title={text('No categories yet')} icon={Tags}>
            <p>{text('Add your first one with the form on this page.')}</p>
          </EmptyState>
        )}
        {categories && categories.length > 0 && (
          <CategoryTable {...{ categories, onEdit }} onRemove={removal.ask} />
        )}
      </div>
      <RemoveDialog removal={removal} categories={categories ?? []} />
    </Card>
  )
}

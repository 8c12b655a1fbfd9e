import type { CountedCategory } from '@pundi/contract'
import { Card, EmptyState, Row, Table } from '@pundi/kit/ui'
import { Tags } from 'lucide-react'
import { useText } from '../../catalogue/text'
import { TryAgain } from '../../TryAgain'
import css from '../CategoryScreen.module.css'
import { CategoryRow } from './CategoryRow'

interface CategoryListProps {
  /** Null where they could not be loaded. */
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

interface CategoryTableProps {
  categories: CountedCategory[]
  onEdit: (category: CountedCategory, button: HTMLElement) => void
  onRemove: (id: number) => void
}

function CategoryTable({ categories, onEdit, onRemove }: CategoryTableProps) {
  const text = useText()
  return (
    <Table label={text('Your categories')}>
      <thead>
        <Row>
          <th scope="col">#</th>
          <th scope="col">{text('Name')}</th>
          <th scope="col">{text('Type')}</th>
          <th scope="col" data-align="end">
            {text('Transactions')}
          </th>
          <th scope="col" data-align="end">
            {text('Actions')}
          </th>
        </Row>
      </thead>
      <tbody>
        {categories.map((category, index) => (
          <CategoryRow key={category.id} number={index + 1} {...{ category, onEdit, onRemove }} />
        ))}
      </tbody>
    </Table>
  )
}

import type { CountedCategory } from '@pundi/shared/contract'
import { useText } from '../catalogue/text'
import { CategoryRow } from './CategoryRow'
import css from './CategoryTable.module.css'

interface CategoryTableProps {
  categories: CountedCategory[]
  onEdit: (category: CountedCategory, button: HTMLElement) => void
  onRemove: (id: number) => void
}

export function CategoryTable({ categories, onEdit, onRemove }: CategoryTableProps) {
  const text = useText()
  return (
    <table className={css.table} aria-label={text('Your categories')}>
      <thead>
        <tr>
          <th scope="col">#</th>
          <th scope="col">{text('Name')}</th>
          <th scope="col">{text('Type')}</th>
          <th scope="col" className={css.count}>
            {text('Transactions')}
          </th>
          <th scope="col" className={css.actions}>
            {text('Actions')}
          </th>
        </tr>
      </thead>
      <tbody>
        {categories.map((category, index) => (
          <CategoryRow key={category.id} number={index + 1} {...{ category, onEdit, onRemove }} />
        ))}
      </tbody>
    </table>
  )
}

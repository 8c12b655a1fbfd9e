import type { CountedCategory } from '@pundi/contract'
import { Row, Table } from '@pundi/kit/ui'
import { useText } from '../catalogue/text'
import { CategoryRow } from './CategoryRow'

interface CategoryTableProps {
  categories: CountedCategory[]
  onEdit: (category: CountedCategory, button: HTMLElement) => void
  onRemove: (id: number) => void
}

export function CategoryTable({ categories, onEdit, onRemove }: CategoryTableProps) {
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

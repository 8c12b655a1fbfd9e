import { formatNumber } from '@pundi/kit/format'
import { useSortBy } from '@pundi/kit/list'
import { Badge, Cell, Row, SortHeader, Table } from '@pundi/kit/ui'
import { useText } from '../../catalogue/text'
import { Heads } from '../../shared/list/Heads'
import css from '../../shared/list/RecordsTable.module.css'
import { words, type CategoriesPage } from './categories-list'

export function CategoriesTable({ page: { list, view, loaded } }: { page: CategoriesPage }) {
  const text = useText()
  const sortBy = useSortBy(list, view)
  return (
    <Table label={text(words.title)}>
      <thead>
        <Row>
          <Heads names={['No']} />
          <SortHeader label={text('Name')} {...sortBy('name', 'ascending')} />
          <Heads names={['Type', 'User']} />
          <Heads names={['Transactions']} align="end" />
        </Row>
      </thead>
      <tbody>
        {loaded?.answer?.data.map(({ id, name, type, owner, transactions }, index) => (
          <Row key={id} className={css.row}>
            <Cell label={text('No')} className={css.no}>
              {formatNumber(view.no + index)}
            </Cell>
            <Cell label={text('Name')} className={`${css.strong} ${css.word}`} data-corner="title">
              {name}
            </Cell>
            <Cell label={text('Type')} data-corner="value">
              <Badge tone={type}>{text(type)}</Badge>
            </Cell>
            <Cell label={text('User')} data-corner="about">
              {owner.name}
            </Cell>
            <Cell label={text('Transactions')} align="end" className={css.count} data-corner="end">
              {formatNumber(transactions)}
            </Cell>
          </Row>
        ))}
      </tbody>
    </Table>
  )
}

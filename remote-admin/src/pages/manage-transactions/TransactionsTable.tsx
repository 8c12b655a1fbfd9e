import { formatAmount, formatDay, formatNumber } from '@pundi/kit/format'
import { useSortBy } from '@pundi/kit/list'
import { Amount, Badge, Cell, Row, SortHeader, Table } from '@pundi/kit/ui'
import { useText } from '../../catalogue/text'
import { Heads } from '../../shared/list/Heads'
import css from '../../shared/list/RecordsTable.module.css'
import { words, type TransactionsPage } from './transactions-list'

export function TransactionsTable({ page: { list, view, loaded } }: { page: TransactionsPage }) {
  const text = useText()
  const sortBy = useSortBy(list, view)
  return (
    <Table label={text(words.title)}>
      <thead>
        <Row>
          <Heads names={['No']} />
          <SortHeader label={text('Amount')} align="end" {...sortBy('amount')} />
          <Heads names={['Category', 'Type']} />
          <SortHeader label={text('Date')} {...sortBy('date')} />
          <Heads names={['User']} />
        </Row>
      </thead>
      <tbody>
        {loaded?.answer?.data.map(
          ({ id, amount, currency, type, is_refund, category, transaction_date, owner }, index) => (
            <Row key={id} className={css.row} data-type={type}>
              <Cell label={text('No')} className={css.no}>
                {formatNumber(view.no + index)}
              </Cell>
              <Cell label={text('Amount')} align="end" className={css.strong} data-corner="value">
                <Amount tone={is_refund ? 'income' : type}>
                  {formatAmount(amount, { currency, decimals: 'needed' })}
                </Amount>
              </Cell>
              <Cell label={text('Category')} className={css.word} data-corner="title">
                {category.name}
              </Cell>
              <Cell label={text('Type')}>
                <Badge tone={type}>{text(type)}</Badge>
                {is_refund && <span className={css.refund}>{text('Refund')}</span>}
              </Cell>
              <Cell label={text('Date')} data-corner="end">
                <time dateTime={transaction_date}>{formatDay(transaction_date)}</time>
              </Cell>
              <Cell label={text('User')} className={css.word} data-corner="about">
                {owner.name}
              </Cell>
            </Row>
          ),
        )}
      </tbody>
    </Table>
  )
}

import { formatMoment } from '@pundi/kit/format'
import { Badge, Cell, Row, Table } from '@pundi/kit/ui'
import { useText } from '../../catalogue/text'
import { Heads } from '../../shared/list/Heads'
import css from '../../shared/list/RecordsTable.module.css'
import { nameOf } from '../../shared/list/name-of'
import { words, type LogsPage } from './logs-list'

export function LogsTable({ page: { loaded } }: { page: LogsPage }) {
  const text = useText()
  return (
    <Table label={text(words.title)}>
      <thead>
        <Row>
          <Heads names={['Time', 'User', 'Action', 'Affected user', 'Status']} />
        </Row>
      </thead>
      <tbody>
        {loaded?.answer?.data.map(({ id, timestamp, actor, action, target, status }) => (
          <Row key={id} className={css.row}>
            <Cell label={text('Time')} className={css.no} data-corner="end">
              <time dateTime={timestamp}>{formatMoment(timestamp)}</time>
            </Cell>
            <Cell label={text('User')} className={css.word} data-corner="about">
              {nameOf(actor)}
            </Cell>
            <Cell label={text('Action')} className={`${css.strong} ${css.word}`} data-corner="title">
              {action}
            </Cell>
            <Cell
              label={text('Affected user')}
              className={css.word}
              data-corner={target ? 'further' : undefined}
            >
              {target ? nameOf(target) : '–'}
            </Cell>
            <Cell label={text('Status')} data-corner="value">
              <Badge tone={status === 'Sukses' ? 'income' : 'expense'}>{text(status)}</Badge>
            </Cell>
          </Row>
        ))}
      </tbody>
    </Table>
  )
}

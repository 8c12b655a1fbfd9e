import { languageOf } from '@pundi/kit/format'
import { useSession } from '@pundi/platform/session'
import { useSortBy } from '@pundi/kit/list'
import { Row, SortHeader, Table } from '@pundi/kit/ui'
import { useText } from '../../../catalogue/text'
import type { Asked } from '../ChangeDialog'
import { UserRow } from './UserRow'
import css from './UsersTable.module.css'
import { words, type UsersPage } from '../users-list'

interface UsersTableProps {
  page: UsersPage
  /** Must be a stable function. Otherwise every row renders again. */
  onAsk: (asked: Asked) => void
}

export function UsersTable({ page: { list, view, loaded }, onAsk }: UsersTableProps) {
  const text = useText()
  const sortBy = useSortBy(list, view)
  const ownId = useSession(({ userid }) => userid)
  return (
    <Table label={text(words.title)}>
      <thead role="rowgroup" className={css.heads}>
        <Row>
          <th role="columnheader" scope="col" className={css.narrow}>
            {text('No')}
          </th>
          <SortHeader label={text('Nama')} {...sortBy('name', 'ascending')} />
          <th role="columnheader" scope="col">
            {text('Email')}
          </th>
          <th role="columnheader" scope="col">
            {text('Status')}
          </th>
          <th role="columnheader" scope="col" data-align="end" lang={languageOf(text('Aksi'))}>
            {text('Aksi')}
          </th>
        </Row>
      </thead>
      <tbody role="rowgroup" className={css.rows}>
        {loaded?.answer?.data.map((user, index) => (
          <UserRow
            key={user.id}
            no={view.no + index}
            user={user}
            isOwn={String(user.id) === ownId}
            onAsk={onAsk}
          />
        ))}
      </tbody>
    </Table>
  )
}

import { useText } from '../../catalogue/text'
import { ChoiceField } from '../../shared/list/ChoiceField'
import { PageFilters } from '../../shared/list/PageFilters'
import { words, type UsersPage } from './users-list'

const statusesAndRoles = ['active', 'deactive', 'user', 'admin'] as const
type StatusOrRole = (typeof statusesAndRoles)[number]

const isWord = (value: string): value is StatusOrRole => statusesAndRoles.some(known => known === value)

export function UserFilters({ page }: { page: UsersPage }) {
  const text = useText()
  const { filter, sort } = page.view
  const errors = page.loaded?.errors ?? {}
  return (
    <PageFilters
      page={page}
      words={words}
      names={{ search: 'Search', status: 'Status', role: 'Role' }}
      searchFor="Search names or emails..."
      hasSort
      format={(name, value) => (isWord(value) && name !== 'search' ? text(value) : undefined)}
    >
      <ChoiceField
        label={text('Status')}
        name="status"
        chosen={filter.status}
        error={errors['status']}
        choices={[
          ['', text('All Statuses')],
          ['active', text('active')],
          ['deactive', text('deactive')],
        ]}
      />
      <ChoiceField
        label={text('Role')}
        name="role"
        chosen={filter.role}
        error={errors['role']}
        choices={[
          ['', text('All Roles')],
          ['user', text('user')],
          ['admin', text('admin')],
        ]}
      />
      <ChoiceField
        label={text('Sort by')}
        name="sort"
        chosen={sort}
        choices={[
          ['-created_at', text('Newest first')],
          ['created_at', text('Oldest first')],
          ['name', text('Name, A to Z')],
          ['-name', text('Name, Z to A')],
          ['-last_sign_in', text('Last sign-in, latest first')],
          ['last_sign_in', text('Last sign-in, oldest first')],
        ]}
      />
    </PageFilters>
  )
}

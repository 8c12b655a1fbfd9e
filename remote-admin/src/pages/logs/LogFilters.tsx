import { Field } from '@pundi/kit/ui'
import { useText } from '../../catalogue/text'
import { ChoiceField } from '../../shared/list/ChoiceField'
import { PageFilters } from '../../shared/list/PageFilters'
import { words, type LogsPage } from './logs-list'

export function LogFilters({ page }: { page: LogsPage }) {
  const text = useText()
  const { filter } = page.view
  const errors = page.loaded?.errors ?? {}
  const people = page.loaded?.answer?.data.flatMap(({ actor, target }) =>
    target ? [actor, target] : [actor],
  )
  const nameOf = (id: string) => people?.find(person => String(person.id) === id)?.name
  return (
    <PageFilters
      page={page}
      words={words}
      names={{ search: 'Search', status: 'Status', from: 'From', to: 'To', user_id: 'User' }}
      searchFor="Search actions, names or emails..."
      kept={['user_id']}
      format={(name, value) => {
        if (name === 'user_id') return nameOf(value) || `#${value}`
        return name === 'status' && (value === 'Sukses' || value === 'Gagal') ? text(value) : undefined
      }}
    >
      <ChoiceField
        label={text('Status')}
        name="status"
        chosen={filter.status}
        error={errors['status']}
        choices={[
          ['', text('All Statuses')],
          ['Sukses', text('Sukses')],
          ['Gagal', text('Gagal')],
        ]}
      />
      <Field label={text('From')} name="from" error={errors['from']}>
        <input type="date" max="9999-12-31" defaultValue={filter.from} />
      </Field>
      <Field label={text('To')} name="to" error={errors['to']}>
        <input type="date" max="9999-12-31" defaultValue={filter.to} />
      </Field>
    </PageFilters>
  )
}

import { Field, LinkButton } from '@pundi/shared/ui'
import { useText } from '../catalogue/text'
import css from './EntryDialog.module.css'
import type { Entry } from './load-entry'
import { RecordTable } from './RecordTable'

/** What stands in the way of bringing an entry's record back, and the field that leads round it. */
export function WayRound({ entry: { obstacle, before, now, choices = [] } }: { entry: Entry }) {
  const text = useText()
  const comparison = now && before && (
    <RecordTable
      label={text('What would change')}
      states={[
        { when: 'Now', state: now },
        { when: 'Would become', state: before },
      ]}
    />
  )
  switch (obstacle) {
    case null:
      return comparison
    case 'same':
      return <p className={css.hint}>{text('It is as it was already, so there is nothing to bring back.')}</p>
    case 'type':
      return (
        <p className={css.hint}>
          {text('The type of a category cannot change back while it has transactions.')}
        </p>
      )
    case 'changed':
      return (
        <>
          <p>{text('It was changed since. Bringing it back overwrites what it is now.')}</p>
          {comparison}
        </>
      )
    case 'name':
      return (
        <>
          {comparison}
          <Field
            label={text('Another name')}
            name="name"
            hint={text('Another category has the name {name} by now, so give this one another.', {
              name: before?.name ?? '',
            })}
          >
            <input maxLength={60} autoComplete="off" required />
          </Field>
        </>
      )
    case 'category':
      return (
        <>
          {comparison}
          {choices.length > 0 ? (
            <Field
              label={text('Category')}
              name="category_id"
              hint={text('Its category {name} is gone, so choose another of the same type.', {
                name: before?.name ?? '',
              })}
            >
              <select required defaultValue="">
                <option value="" disabled>
                  {text('Select Category')}
                </option>
                {choices.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </select>
            </Field>
          ) : (
            <>
              <p>
                {text('Its category {name} is gone, and you have no other of the same type.', {
                  name: before?.name ?? '',
                })}
              </p>
              <LinkButton to="/category" tone="quiet">
                {text('Add New Category')}
              </LinkButton>
            </>
          )}
        </>
      )
  }
}

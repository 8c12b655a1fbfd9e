import { Chip } from '@pundi/shared/ui'
import { useText } from '../catalogue/text'
import css from './ActiveFilters.module.css'
import { sayFilter } from './filter-words'
import { addressOf, filterNames, without, type View } from './view'

/** What the list is filtered by, each to be taken away. */
export function ActiveFilters({ view }: { view: View }) {
  const text = useText()
  const active = filterNames.flatMap(name => {
    const value = view.filter[name]
    return value === undefined ? [] : [{ name, label: sayFilter(name, value, text) }]
  })
  if (active.length === 0) return null
  return (
    <ul className={css.chips} aria-label={text('Active filters')}>
      {active.map(({ name, label }) => (
        <li key={name}>
          <Chip
            label={label}
            removeLabel={text('Remove the filter {label}', { label })}
            href={addressOf({ filter: without(view.filter, name), sort: view.sort })}
          />
        </li>
      ))}
    </ul>
  )
}

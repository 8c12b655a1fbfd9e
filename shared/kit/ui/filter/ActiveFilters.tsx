import css from './ActiveFilters.module.css'
import { Chip } from '../figure/Chip'

interface ActiveFiltersProps {
  /** Names the list: "Active filters". */
  label: string
  /** Each with the address of the list without it. */
  filters: { name: string; label: string; removeLabel: string; href: string }[]
}

/** What a list is filtered by, each to be taken away; nothing where it is by nothing. */
export function ActiveFilters({ label, filters }: ActiveFiltersProps) {
  if (filters.length === 0) return null
  return (
    <ul className={css.chips} aria-label={label}>
      {filters.map(({ name, ...chip }) => (
        <li key={name}>
          <Chip {...chip} />
        </li>
      ))}
    </ul>
  )
}

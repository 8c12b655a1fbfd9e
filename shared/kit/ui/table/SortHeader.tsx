import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import { languageOf } from '../../format/language-of'
import { LinkOrButton } from '../button/LinkOrButton'
import css from './Table.module.css'

type SortHeaderProps = {
  label: string
  /** Undefined if another column determines the order of the rows. */
  sort: 'ascending' | 'descending' | undefined
  align?: 'start' | 'end'
} & ({ href: string; onSort?: never } | { href?: never; onSort: () => void })

const icons = { ascending: ArrowUp, descending: ArrowDown, none: ChevronsUpDown }

export function SortHeader({ label, sort, align, href, onSort }: SortHeaderProps) {
  const Icon = icons[sort ?? 'none']
  return (
    <th role="columnheader" scope="col" aria-sort={sort} data-align={align}>
      <LinkOrButton go={href ?? onSort} className={css.sort}>
        <span lang={languageOf(label)}>{label}</span>
        <Icon size={16} />
      </LinkOrButton>
    </th>
  )
}

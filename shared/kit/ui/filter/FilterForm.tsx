import type { ReactNode } from 'react'
import { useApplyFilter, useAskedView, type List, type View } from '../../list'
import { Button } from '../button/Button'
import css from './FilterForm.module.css'

interface FilterFormProps {
  label: string
  list: List
  view: View
  /** Filters without a field in the form, which it keeps all the same. */
  kept?: readonly string[] | undefined
  /** The form has a field for the order. */
  hasSort?: boolean | undefined
  /** On the button that applies for the keyboard. */
  applyLabel: string
  /** Told where the form leads, before it does. */
  onApply: (address: string) => void
  /** A `Field` for each filter, by its name. */
  children: ReactNode
}

/** Applies while somebody types or chooses; as a plain form it would ask for the same address. */
export function FilterForm({
  label,
  list,
  view,
  kept = [],
  hasSort,
  applyLabel,
  onApply,
  children,
}: FilterFormProps) {
  const { change, submit } = useApplyFilter(list, view, onApply)
  const { filter, sort } = useAskedView(list, view)
  return (
    <form
      className={css.fields}
      method="get"
      action={list.path}
      role="search"
      aria-label={label}
      onChange={event => change(event.currentTarget, event.target)}
      onSubmit={event => {
        event.preventDefault()
        submit(event.currentTarget)
      }}
    >
      {children}
      {kept.map(
        name => filter[name] && <input key={name} type="hidden" name={name} value={filter[name]} readOnly />,
      )}
      {!hasSort && list.addressOf({ filter: {}, sort }) !== list.path && (
        <input type="hidden" name="sort" value={sort} readOnly />
      )}
      <Button className={css.apply} tone="quiet">
        {applyLabel}
      </Button>
    </form>
  )
}

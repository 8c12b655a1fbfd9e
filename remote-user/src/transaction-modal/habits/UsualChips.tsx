import { nameKey, type OwnCategory } from '@pundi/contract'
import { formatAmount } from '@pundi/kit/format'
import { useId } from 'react'
import { CategoryMark } from '../../category-mark/CategoryMark'
import type { Draft } from '../saving/draft'
import type { Usual } from './count-habits'
import css from './Habits.module.css'

interface UsualChipsProps {
  label: string
  usual: readonly Usual[]
  /** Those of the entries, by their ids. */
  categories: ReadonlyMap<number, OwnCategory>
  /** The values of the form: the chip that says the same is pressed. */
  chosen: Draft
  onTake: (usual: Usual) => void
  /** Keeps its place while it is loading. */
  isLoading?: boolean
  /** The label is in sight. */
  isTitled?: boolean
}

/** Entries that were booked before, each one press. */
export function UsualChips({
  label,
  usual,
  categories,
  chosen,
  onTake,
  isLoading = false,
  isTitled = false,
}: UsualChipsProps) {
  const id = useId()
  if (usual.length === 0 && !isLoading) return null
  return (
    <div
      className={css.usual}
      role="group"
      data-row={isTitled || undefined}
      aria-labelledby={isTitled ? id : undefined}
      aria-label={isTitled ? undefined : label}
    >
      {isTitled && (
        <span id={id} className={css.title}>
          {label}
        </span>
      )}
      {usual.map(one => (
        <button
          key={`${one.category_id} ${nameKey(one.description)}`}
          type="button"
          className={css.chip}
          aria-pressed={isSame(one, chosen)}
          onClick={() => onTake(one)}
        >
          <Mark category={categories.get(one.category_id)} />
          <span className={css.name}>{one.description}</span> <span>{formatAmount(one.amount)}</span>
        </button>
      ))}
    </div>
  )
}

const Mark = ({ category }: { category: OwnCategory | undefined }) =>
  category && <CategoryMark {...category} />

const isSame = ({ description, category_id }: Usual, draft: Draft) =>
  draft.description === description && draft.category?.id === category_id

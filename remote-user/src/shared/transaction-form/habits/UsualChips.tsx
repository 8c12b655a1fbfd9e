import { nameKey, type OwnCategory } from '@pundi/contract'
import { formatAmount } from '@pundi/kit/format'
import { useId } from 'react'
import { CategoryMark } from '../../category-mark/CategoryMark'
import type { Draft } from '../../booking-draft/draft'
import type { Usual } from './count-habits'
import css from './Habits.module.css'

interface UsualChipsProps {
  label: string
  usual: readonly Usual[]
  categories: ReadonlyMap<number, OwnCategory>
  chosen: Draft
  onTake: (usual: Usual) => void
  isLoading?: boolean
  isTitled?: boolean
}

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
          aria-pressed={isChosen(one, chosen)}
          onClick={() => onTake(one)}
        >
          <ChipIcon category={categories.get(one.category_id)} />
          <span className={css.name}>{one.description}</span> <span>{formatAmount(one.amount)}</span>
        </button>
      ))}
    </div>
  )
}

const ChipIcon = ({ category }: { category: OwnCategory | undefined }) =>
  category && <CategoryMark {...category} />

const isChosen = ({ description, category_id }: Usual, draft: Draft) =>
  draft.description === description && draft.category?.id === category_id

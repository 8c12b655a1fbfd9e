import type { Category, OwnCategory } from '@pundi/contract'
import { useId, useState } from 'react'
import { CategoryMark } from '../../category-mark/CategoryMark'
import { useFormText } from '../catalogue/text'
import type { Tally } from './count-habits'
import css from './Habits.module.css'

interface CategoryTilesProps {
  /** The likeliest category first. */
  ranked: { category: OwnCategory; tally: Tally }[]
  count: number
  isLoading: boolean
  chosen: Category | null
  onChoose: (category: OwnCategory) => void
}

const most = 8

export function CategoryTiles({ ranked, count, isLoading, chosen, onChoose }: CategoryTilesProps) {
  const say = useFormText()
  const id = useId()
  const [isExplained, setExplained] = useState(false)
  const shown = isLoading ? [] : ranked.slice(0, most)
  return (
    <>
      <div
        className={css.tiles}
        role="group"
        aria-label={say('Likely categories')}
        data-loading={isLoading || undefined}
      >
        {shown.map(({ category }) => (
          <button
            key={category.id}
            type="button"
            className={css.tile}
            data-type={category.type}
            aria-pressed={category.id === chosen?.id}
            onClick={() => onChoose(category)}
          >
            <CategoryMark {...category} />
            <span>{category.name}</span>
          </button>
        ))}
      </div>
      {count > 0 && (
        <button
          type="button"
          className={css.why}
          aria-expanded={isExplained}
          aria-controls={isExplained ? id : undefined}
          onClick={() => setExplained(!isExplained)}
        >
          {say('Why these first?')}
        </button>
      )}
      {isExplained && (
        <div id={id} className={css.explained}>
          <p>
            {say(
              'Based on your last {count} transactions, on this device only. Categories you use most for similar amounts come first, then those with the most points for this time (3 for the same hour, 1 for the same weekday), then those you use most overall.',
              { count },
            )}
          </p>
          <ul>
            {shown.map(
              ({ category: { id: of, name }, tally: { nearAmount: near, atThisTime: time, all } }) => (
                <li key={of}>
                  {say('{name}: {near} near this amount, {time} points for this time, {all} in total', {
                    name,
                    near,
                    time,
                    all,
                  })}
                </li>
              ),
            )}
          </ul>
        </div>
      )}
    </>
  )
}

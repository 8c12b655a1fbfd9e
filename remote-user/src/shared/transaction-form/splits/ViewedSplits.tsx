import type { Split } from '@pundi/contract'
import { formatAmount } from '@pundi/kit/format'
import { Amount } from '@pundi/kit/ui'
import { useId } from 'react'
import { useText } from '../../../catalogue/text'
import { useFormText } from '../catalogue/text'
import { useCategories } from '../../categories/use-categories'
import css from '../More.module.css'

export function ViewedSplits({ splits }: { splits: readonly Split[] }) {
  const text = useText()
  const say = useFormText()
  const id = useId()
  const { known, isLoading } = useCategories()
  const names = new Map(known.map(({ id: of, name }) => [of, name]))
  return (
    <div>
      <p id={id} className={css.title}>
        {say('Split between categories')}
      </p>
      <ul className={css.viewed} aria-labelledby={id}>
        {splits.map(({ category_id, amount, note }, at) => (
          <li key={at}>
            <span>
              {names.get(category_id) ?? (isLoading ? text('Loading...') : '…')}
              {note && <small>{note}</small>}
            </span>
            <Amount>{formatAmount(amount, { decimals: 'needed' })}</Amount>
          </li>
        ))}
      </ul>
    </div>
  )
}

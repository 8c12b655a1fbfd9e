import type { Outlook, OutlookLimit } from '@pundi/contract'
import { Link } from 'react-router-dom'
import { useText } from '../../../catalogue/text'
import { recordsOf } from '../../../shared/records-of/records-of'
import { linksOf } from './describe-left'
import css from './LeftToday.module.css'

export function WhatToDo({ outlook, limit }: { outlook: Outlook; limit: OutlookLimit }) {
  const text = useText()
  const { planned, repeats, spent } = linksOf(outlook)
  return (
    <ul className={css.ways}>
      {limit.kind === 'budgets' && (
        <li>
          <Link to="/budget">{text('Move between budgets')}</Link>
        </li>
      )}
      {planned && (
        <li>
          <Link to={recordsOf(planned, { type: planned.type })}>{text('See planned transactions')}</Link>
        </li>
      )}
      {repeats && (
        <li>
          <Link to="/planned">{text('Look at what repeats')}</Link>
        </li>
      )}
      <li>
        <Link to={spent}>{text('See where the money went')}</Link>
      </li>
    </ul>
  )
}

import type { Outlook, OutlookLimit } from '@pundi/contract'
import { Link } from 'react-router-dom'
import { useText } from '../../catalogue/text'
import { recordsOf } from '../records-of'
import { placesOf } from './describe-left'
import css from './LeftToday.module.css'

/** What helps where nothing is left. */
export function WhatToDo({ outlook, limit }: { outlook: Outlook; limit: OutlookLimit }) {
  const text = useText()
  const { planned, repeats, spent } = placesOf(outlook)
  return (
    <ul className={css.ways}>
      {limit.kind === 'budgets' && (
        <li>
          <Link to="/budget">{text('Move a budget')}</Link>
        </li>
      )}
      {planned && (
        <li>
          <Link to={recordsOf(planned, { type: planned.type })}>{text('Look at what is planned')}</Link>
        </li>
      )}
      {repeats && (
        <li>
          <Link to="/planned">{text('Look at what repeats')}</Link>
        </li>
      )}
      <li>
        <Link to={spent}>{text('See where it went')}</Link>
      </li>
    </ul>
  )
}

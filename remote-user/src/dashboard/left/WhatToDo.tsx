import type { Outlook } from '@pundi/contract'
import { preferences } from '@pundi/platform/session'
import { Link } from 'react-router-dom'
import { useText } from '../../catalogue/text'
import { recordsOf } from '../records-of'
import { placesOf, type Standing } from './describe-left'
import css from './LeftToday.module.css'

interface WhatToDoProps {
  outlook: Outlook
  standing: Standing
  onAddIncome: () => void
}

/** What helps where nothing is left. */
export function WhatToDo({ outlook, standing, onAddIncome }: WhatToDoProps) {
  const text = useText()
  const { planned, repeats, spent } = placesOf(outlook)
  const { month_start } = preferences.getState()
  return (
    <ul className={css.ways}>
      {standing === 'without-income' && (
        <>
          <li>
            <button type="button" onClick={onAddIncome}>
              {text('Add income')}
            </button>
          </li>
          {month_start === 1 && (
            <li>
              <Link to="/setting">{text('Begin the month on your pay day')}</Link>
            </li>
          )}
        </>
      )}
      {outlook.basis === 'budgets' && (
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

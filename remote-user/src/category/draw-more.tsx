import { Button } from '@pundi/kit/ui'
import { lazy } from 'react'
import { useText } from '../catalogue/text'
import css from './CategoryScreen.module.css'
import { loadMore } from './load-category'

/* Parts of the page whose code is loaded, with its words, when the first of them is drawn. */

const drawAway = () => ({ default: MoreAway })

export const LookPicker = lazy(() =>
  loadMore().then(more => more.loadWords().then(() => ({ default: more.LookPicker })), drawAway),
)

export const SortDialog = lazy(() =>
  loadMore().then(more => more.loadWords().then(() => ({ default: more.SortDialog })), drawAway),
)

export const StarterOffer = lazy(() =>
  loadMore().then(more => more.loadWords().then(() => ({ default: more.StarterOffer })), drawAway),
)

/** Where its code could not be loaded; the list and the form work without. */
function MoreAway() {
  const text = useText()
  return (
    <div className={css.away} role="alert">
      <p>{text('This part of the page could not be loaded.')}</p>
      <Button type="button" tone="quiet" onClick={() => window.location.reload()}>
        {text('Try again')}
      </Button>
    </div>
  )
}

import { Button } from '@pundi/kit/ui'
import { type ComponentProps, type ComponentType, lazy } from 'react'
import { useText } from '../catalogue/text'
import css from './CategoryScreen.module.css'
import { loadMore } from './load-category'

type More = Awaited<ReturnType<typeof loadMore>>
type Name = 'LookPicker' | 'SortDialog' | 'StarterOffer'

/** A part of the page whose code is loaded when it is first drawn. */
const later = <One extends Name>(name: One) =>
  lazy<ComponentType<ComponentProps<More[One]>>>(() =>
    loadMore().then(
      more => ({ default: more[name] as ComponentType<ComponentProps<More[One]>> }),
      () => ({ default: MoreAway }),
    ),
  )

export const LookPicker = later('LookPicker')
export const SortDialog = later('SortDialog')
export const StarterOffer = later('StarterOffer')

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

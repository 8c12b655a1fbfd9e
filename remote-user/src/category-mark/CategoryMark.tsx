import type { TransactionType } from '@pundi/contract'
import { useEffect, useState } from 'react'
import css from './CategoryMark.module.css'

interface CategoryMarkProps {
  icon: string | null
  color: string | null
  type: TransactionType
}

/**
 * The icon of a category in its colour, beside its name, which says the same: a screen reader passes over it. `--mark`
 * is its size. Where none was chosen, or a later one than this build knows, that of its type stands in ink.
 */
export function CategoryMark({ icon, color, type }: CategoryMarkProps) {
  const drawIcon = useDrawIcon()
  return (
    <span className={css.mark} data-color={color ?? undefined} aria-hidden>
      {drawIcon?.(icon, type)}
    </span>
  )
}

type Draw = typeof import('./icons').drawIcon

let loaded: Draw | undefined

/** What draws icons, once it is loaded. Where it does not load, the name and the color remain. */
function useDrawIcon(): Draw | undefined {
  const [draw, setDraw] = useState(() => loaded)
  useEffect(() => {
    if (draw) return
    let isDrawn = true
    import(/* webpackChunkName: "category-icons" */ './icons').then(
      ({ drawIcon }) => {
        loaded = drawIcon
        if (isDrawn) setDraw(() => drawIcon)
      },
      (error: unknown) => console.warn('The icons of categories did not load.', error),
    )
    return () => {
      isDrawn = false
    }
  }, [draw])
  return draw
}

import type { TransactionType } from '@pundi/contract'
import { useEffect, useState } from 'react'
import css from './CategoryMark.module.css'

interface CategoryMarkProps {
  icon: string | null
  color: string | null
  type: TransactionType
}

/**
 * A category's icon in its colour, sized by `--icon-size`. Decorative, because the name is beside
 * the icon. If this build does not know the icon, the icon of the type is shown in the text colour.
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

/** Undefined until the icons load. If they fail to load, name and colour remain. */
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

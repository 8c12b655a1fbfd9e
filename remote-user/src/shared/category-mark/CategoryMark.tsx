import type { TransactionType } from '@pundi/contract'
import { useEffect, useState } from 'react'
import css from './CategoryMark.module.css'

interface CategoryMarkProps {
  icon: string | null
  color: string | null
  type: TransactionType
}

/**
 * A category's icon in its colour; decorative, because the name stands beside it. Size: `--icon-size`. If the icon
 * is missing or unknown to this build, the type's icon is shown in the text colour.
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

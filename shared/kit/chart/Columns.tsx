import { type CSSProperties, useId } from 'react'
import { VisuallyHidden } from '../ui'
import css from './BarChart.module.css'
import choice from './Choice.module.css'
import type { usePointing } from './pointing/use-pointing'

export interface BarColumn {
  key: string
  short: string
  label: string
  /**
   * Values by series id. Zero and negative values draw no bar. Floats are exact enough for lengths.
   */
  values: Record<string, number>
  line?: number
}

interface ColumnsProps {
  label: string
  columns: readonly BarColumn[]
  at: number
  onChoose: (at: number) => void
  onOpen: (() => void) | undefined
  pointing: ReturnType<typeof usePointing>['pointing']
  style: CSSProperties
}

export function Columns({ label, columns, at, pointing, style, onChoose, onOpen }: ColumnsProps) {
  const name = useId()
  return (
    <fieldset className={css.columns} style={style} {...pointing}>
      <legend>
        <VisuallyHidden>{label}</VisuallyHidden>
      </legend>
      {columns.map((column, place) => {
        const isChosen = place === at
        const choose = () => onChoose(place)
        return (
          // Touch screens have no hover, so the first press selects a column and the second press
          // opens it.
          <label
            key={column.key}
            className={css.column}
            onPointerEnter={({ pointerType }) => pointerType !== 'touch' && choose()}
          >
            <input
              type="radio"
              className={choice.choice}
              name={name}
              checked={isChosen}
              onChange={choose}
              onClick={() => isChosen && onOpen?.()}
              onKeyDown={({ key }) => key === 'Enter' && onOpen?.()}
              aria-label={column.label}
            />
          </label>
        )
      })}
    </fieldset>
  )
}

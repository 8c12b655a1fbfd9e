import { useId, type ReactNode } from 'react'
import css from './Field.module.css'
import { languageOf } from '../../format/language-of'
import { useLacking } from './lacking'

export interface Wiring {
  id: string
  className: string | undefined
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

export interface FieldFrameProps {
  label: ReactNode
  hint?: ReactNode
  error?: string | undefined
  /** True if errors must be announced even while the focus is outside the field. */
  announces?: boolean | undefined
}

/**
 * Renders a label, a control and a hint. An error replaces the hint: after a submit, the control's
 * validation message if it has one; otherwise `error`. `children` renders the control with the
 * given attributes.
 */
export function FieldFrame({
  label,
  hint,
  error: given,
  announces = false,
  children,
}: FieldFrameProps & { children: (wiring: Wiring) => ReactNode }) {
  const id = useId()
  const { lacking, handlers } = useLacking()
  const error = lacking ?? given
  const below = error || hint
  return (
    <div className={css.field} {...handlers}>
      <label className={css.label} htmlFor={id} id={`${id}-label`}>
        {label}
      </label>
      {children({
        id,
        className: css.control,
        'aria-describedby': below ? `${id}-below` : undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {below && (
        <p
          key={String(announces)}
          className={error ? css.error : css.hint}
          id={`${id}-below`}
          lang={languageOf(below)}
          role={error && announces ? 'alert' : undefined}
        >
          {below}
        </p>
      )}
    </div>
  )
}

import { useId, type ReactNode } from 'react'
import css from './Field.module.css'
import { useLacking } from './lacking'

/** The attributes that connect a control to its label, hint and error. */
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
  /** The error came while the focus was elsewhere: it is announced by itself. */
  announces?: boolean | undefined
}

/**
 * A label above, a hint below, and the error in place of the hint: the given one, or what the control lacks when its
 * form is sent. `children` draws the control with the given attributes.
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
          role={error && announces ? 'alert' : undefined}
        >
          {below}
        </p>
      )}
    </div>
  )
}

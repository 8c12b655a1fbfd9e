import { useId, type ReactNode } from 'react'
import css from './Field.module.css'

/** What ties a control to its label, hint and error. */
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
  /** The error came while somebody was elsewhere: it is read out by itself. */
  announces?: boolean | undefined
}

/** Label above, hint below, the error in place of the hint; the control is drawn by `children`, given its wiring. */
export function FieldFrame({
  label,
  hint,
  error,
  announces = false,
  children,
}: FieldFrameProps & { children: (wiring: Wiring) => ReactNode }) {
  const id = useId()
  const below = error || hint
  return (
    <div className={css.field}>
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

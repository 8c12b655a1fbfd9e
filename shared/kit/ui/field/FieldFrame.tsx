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
 * Renders a label, the control that `children` returns, and a hint below. An error replaces the
 * hint. If a submit found the control invalid, the error is the control's validation message;
 * otherwise it is `error`.
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

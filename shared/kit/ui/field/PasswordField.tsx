import { useState, type ComponentProps } from 'react'
import css from './Field.module.css'
import { FieldFrame, type FieldFrameProps } from './FieldFrame'

interface PasswordFieldProps
  extends FieldFrameProps, Omit<ComponentProps<'input'>, 'id' | 'type' | 'children'> {
  name: string
  autoComplete: 'current-password' | 'new-password'
  show?: string
  hide?: string
}

export function PasswordField({
  label,
  hint,
  error,
  show = 'Unhide',
  hide = 'Hide',
  className,
  ...input
}: PasswordFieldProps) {
  const [isShown, setShown] = useState(false)
  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {wiring => (
        <div className={css.box}>
          <input
            autoCapitalize="none"
            spellCheck={false}
            {...input}
            {...wiring}
            className={[wiring.className, css.withToggle, className].filter(Boolean).join(' ')}
            type={isShown ? 'text' : 'password'}
          />
          <button
            type="button"
            className={css.toggle}
            aria-controls={wiring.id}
            aria-describedby={`${wiring.id}-label`}
            onClick={() => setShown(!isShown)}
          >
            {isShown ? hide : show}
          </button>
        </div>
      )}
    </FieldFrame>
  )
}

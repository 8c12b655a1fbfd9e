import { PasswordField } from '@pundi/kit/ui'
import { useText } from '../catalogue/text'
import { PasswordStrength } from './PasswordStrength'
import { useStrength } from './use-strength'

interface NewPasswordFieldsProps {
  label: string
  confirmLabel: string
  errors: Record<string, string> | undefined
}

/** A password that is being chosen, with the advice on it, and the same once more. */
export function NewPasswordFields({ label, confirmLabel, errors }: NewPasswordFieldsProps) {
  const text = useText()
  const { strength, onFocus, onChange } = useStrength()
  const words = { show: text('Unhide'), hide: text('Hide') }
  return (
    <>
      <div>
        <PasswordField
          label={label}
          name="password"
          hint={text('*Use 8 or more characters with a mix of letters & numbers')}
          error={errors?.['password']}
          autoComplete="new-password"
          onFocus={onFocus}
          onChange={onChange}
          {...words}
          required
        />
        <PasswordStrength strength={strength} />
      </div>
      <PasswordField
        label={confirmLabel}
        name="confirm_password"
        error={errors?.['confirm_password']}
        autoComplete="new-password"
        {...words}
        required
      />
    </>
  )
}

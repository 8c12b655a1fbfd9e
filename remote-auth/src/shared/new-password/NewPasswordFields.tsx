import type { ChangePasswordBody } from '@pundi/contract'
import type { FieldOf, NamesOf } from '@pundi/kit/form'
import { PasswordField } from '@pundi/kit/ui'
import { type MessageId, useText } from '../../catalogue/text'
import type { Strength } from './judge-password'
import css from './NewPasswordFields.module.css'
import { type ChangeEvent, useState } from 'react'
import { importPasswords, ownerOf } from './refuse-weak'

export const newPasswordNames = [
  ...(['password'] satisfies NamesOf<ChangePasswordBody>[]),
  'confirm_password' as const,
]
type NewPasswordName = (typeof newPasswordNames)[number]

interface NewPasswordFieldsProps {
  label: string
  confirmLabel: string
  field: FieldOf<NewPasswordName>
}

export function NewPasswordFields({ label, confirmLabel, field }: NewPasswordFieldsProps) {
  const text = useText()
  const { strength, onFocus, onChange } = useStrength()
  const words = { show: text('Unhide'), hide: text('Hide') }
  return (
    <>
      <div>
        <PasswordField
          label={label}
          {...field('password')}
          hint={text('*Use 8 or more characters with a mix of letters & numbers')}
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
        {...field('confirm_password')}
        autoComplete="new-password"
        {...words}
        required
      />
    </>
  )
}

const words: Record<Strength, MessageId> = {
  weak: 'Weak',
  fair: 'Fair',
  strong: 'Strong',
}

/** Screen readers announce the strength when its word changes, not at every letter. */
function PasswordStrength({ strength }: { strength: Strength | undefined }) {
  const text = useText()
  return (
    <div className={css.strength} data-strength={strength}>
      <span className={css.step} />
      <span className={css.step} />
      <span className={css.step} />
      <span className={css.word} role="status">
        {strength && text(words[strength])}
      </span>
    </div>
  )
}

/**
 * Strength of the typed password. Undefined if no password is typed, and until the code that judges
 * passwords has loaded. Focusing the field starts to load this code.
 */
function useStrength() {
  const [strength, setStrength] = useState<Strength>()
  return {
    strength,
    onFocus: () => void importPasswords().catch(() => {}),
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) =>
      void importPasswords().then(
        ({ judgePassword }) => {
          const { value, form } = target
          setStrength(
            value === '' ? undefined : judgePassword(value, ownerOf(new FormData(form ?? undefined))),
          )
        },
        () => {},
      ),
  }
}

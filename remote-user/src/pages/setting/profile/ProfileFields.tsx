import { Field, PasswordField } from '@pundi/kit/ui'
import { useText } from '../catalogue/text'
import type { FieldsProps } from './use-settings-form'

interface ProfileFieldsProps extends FieldsProps {
  /** The account's current address, while a new address waits for confirmation. */
  present: string | undefined
  /** True if the address is new, because that change needs the password. */
  asksCurrent: boolean
}

export function ProfileFields({ bind, errors, present, asksCurrent }: ProfileFieldsProps) {
  const text = useText()
  return (
    <>
      <Field label={text('First Name')} name="firstName" error={errors?.['firstName']}>
        <input {...bind('firstName')} autoComplete="given-name" required />
      </Field>
      <Field label={text('Last Name')} name="lastName" hint={text('Optional')} error={errors?.['lastName']}>
        <input {...bind('lastName')} autoComplete="family-name" />
      </Field>
      <Field
        label={text('Email')}
        name="email"
        hint={
          present === undefined
            ? text('If you change your email, we’ll send a link to the new address.')
            : text('We sent a link to this address. Until you open it, we’ll use {email}.', {
                email: present,
              })
        }
        error={errors?.['email']}
      >
        <input
          {...bind('email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          required
        />
      </Field>
      {asksCurrent && (
        <PasswordField
          label={text('Current Password')}
          name="current_password"
          hint={text('Needed to change your email address.')}
          error={errors?.['current_password']}
          autoComplete="current-password"
          show={text('Unhide')}
          hide={text('Hide')}
          required
        />
      )}
      <Field label={text('Phone')} name="phone" hint={text('Optional')} error={errors?.['phone']}>
        <input {...bind('phone')} type="tel" inputMode="tel" autoComplete="tel" />
      </Field>
    </>
  )
}

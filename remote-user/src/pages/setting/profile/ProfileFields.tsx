import { Field, PasswordField } from '@pundi/kit/ui'
import { useText } from '../catalogue/text'
import type { FieldsProps } from './use-settings-form'

interface ProfileFieldsProps extends FieldsProps {
  present: string | undefined
  /** True if the email address is new. To save it, the user must type the current password. */
  asksCurrent: boolean
}

export function ProfileFields({ bind, field, present, asksCurrent }: ProfileFieldsProps) {
  const text = useText()
  return (
    <>
      <Field label={text('First Name')} {...field('firstName')}>
        <input {...bind('firstName')} autoComplete="given-name" required />
      </Field>
      <Field label={text('Last Name')} {...field('lastName')} hint={text('Optional')}>
        <input {...bind('lastName')} autoComplete="family-name" />
      </Field>
      <Field
        label={text('Email')}
        {...field('email')}
        hint={
          present === undefined
            ? text('If you change your email, we’ll send a link to the new address.')
            : text('We sent a link to this address. Until you open the link, we’ll use {email}.', {
                email: present,
              })
        }
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
          {...field('current_password')}
          hint={text('Needed to change your email address.')}
          autoComplete="current-password"
          show={text('Unhide')}
          hide={text('Hide')}
          required
        />
      )}
      <Field label={text('Phone')} {...field('phone')} hint={text('Optional')}>
        <input {...bind('phone')} type="tel" inputMode="tel" autoComplete="tel" />
      </Field>
    </>
  )
}

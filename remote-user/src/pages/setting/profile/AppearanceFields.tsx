import type { Currency, Language, Theme } from '@pundi/contract'
import { Field } from '@pundi/kit/ui'
import { type MessageId, useText } from '../catalogue/text'
import type { FieldsProps } from './use-settings-form'

const currencies: Record<Currency, MessageId> = { USD: 'USD ($)', EUR: 'EUR (€)', IDR: 'IDR (Rp)' }
const languages: Record<'' | Language, MessageId> = {
  '': 'Mixed (default)',
  en: 'English',
  id: 'Indonesian',
  es: 'Spanish',
}
const themes: Record<Theme, MessageId> = { system: 'Same as this device', light: 'Light', dark: 'Dark' }

export function AppearanceFields({ bind, field }: FieldsProps) {
  const text = useText()
  const optionsOf = (labels: Record<string, MessageId>) =>
    Object.entries(labels).map(([value, label]) => (
      <option key={value} value={value}>
        {text(label)}
      </option>
    ))
  return (
    <>
      <Field
        label={text('Currency')}
        {...field('currency')}
        hint={text('Amounts aren’t converted; only the symbol changes.')}
      >
        <select {...bind('currency')}>{optionsOf(currencies)}</select>
      </Field>
      <Field
        label={text('Language')}
        {...field('language')}
        hint={text('Mixed is English with Indonesian messages.')}
      >
        <select {...bind('language')}>{optionsOf(languages)}</select>
      </Field>
      <Field label={text('Theme')} {...field('theme')}>
        <select {...bind('theme')}>{optionsOf(themes)}</select>
      </Field>
    </>
  )
}

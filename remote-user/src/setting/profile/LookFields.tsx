import { Field } from '@pundi/kit/ui'
import { useText } from '../catalogue/text'
import type { FieldsProps } from './use-settings-form'

export function LookFields({ bind, errors }: FieldsProps) {
  const text = useText()
  return (
    <>
      <Field
        label={text('Currency')}
        name="currency"
        hint={text('Nothing is converted: every amount keeps its digits and is shown in this currency.')}
        error={errors?.['currency']}
      >
        <select {...bind('currency')}>
          <option value="USD">{text('USD ($)')}</option>
          <option value="EUR">{text('EUR (€)')}</option>
          <option value="IDR">{text('IDR (Rp)')}</option>
        </select>
      </Field>
      <Field
        label={text('Language')}
        name="language"
        hint={text('Mixed is English with Indonesian messages.')}
        error={errors?.['language']}
      >
        <select {...bind('language')}>
          <option value="">{text('Mixed (default)')}</option>
          <option value="en">{text('English')}</option>
          <option value="id">{text('Indonesian')}</option>
          <option value="es">{text('Spanish')}</option>
        </select>
      </Field>
      <Field label={text('Theme')} name="theme" error={errors?.['theme']}>
        <select {...bind('theme')}>
          <option value="system">{text('Same as this device')}</option>
          <option value="light">{text('Light')}</option>
          <option value="dark">{text('Dark')}</option>
        </select>
      </Field>
    </>
  )
}

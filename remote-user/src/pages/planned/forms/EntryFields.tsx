import { AmountField } from '@pundi/kit/amount'
import { amountStyle } from '@pundi/kit/format'
import type { FieldOf } from '@pundi/kit/form'
import { Field } from '@pundi/kit/ui'
import { useState } from 'react'
import { useText } from '../catalogue/text'
import type { Named } from '../load-planned'
import type { Fields, ScheduleField } from '../read-body'
import { ChoiceField } from './ChoiceField'
import { walletNames, WalletFields } from './WalletFields'
import { ZakatBase } from './ZakatBase'

export const entryNames = [
  ...(['template.type', 'template.amount', 'template.category_id'] satisfies ScheduleField[]),
  ...(['template.description'] satisfies ScheduleField[]),
  ...walletNames,
]
type Name = (typeof entryNames)[number]

interface EntryFieldsProps extends Named {
  fields: Fields
  field: FieldOf<Name>
  isZakat: boolean
  /**
   * False if the entry is split or shared, because its amount and categories then depend on each
   * other.
   */
  showsAmount: boolean
}

export function EntryFields({ fields, field, isZakat, showsAmount, categories, wallets }: EntryFieldsProps) {
  const text = useText()
  const [counted, setCounted] = useState('')
  const type = fields['template.type']
  const inField = (name: Name) => ({ ...field(name), chosen: fields[name] ?? '' })
  return (
    <>
      {showsAmount && (
        <>
          <ChoiceField
            {...inField('template.type')}
            label={text('Type')}
            options={[
              { value: 'expense', label: text('Expense') },
              { value: 'income', label: text('Income') },
              ...(wallets.length > 0 ? [{ value: 'transfer', label: text('Transfer') }] : []),
            ]}
          />
          {isZakat && <ZakatBase wallets={wallets} onCount={setCounted} />}
          <AmountField
            key={counted}
            {...amountStyle()}
            label={text('Amount')}
            {...field('template.amount')}
            defaultValue={counted || fields['template.amount']}
            required
            hasKeys
            submitsRefused
          />
          {type !== 'transfer' && (
            <ChoiceField
              {...inField('template.category_id')}
              label={text('Category')}
              none={text('Select Category')}
              required
              options={categories
                .filter(category => category.type === type)
                .filter(
                  ({ id, is_archived: isArchived }) =>
                    !isArchived || String(id) === fields['template.category_id'],
                )
                .map(({ id, name }) => ({ value: String(id), label: name }))}
            />
          )}
        </>
      )}
      <Field label={text('Description')} {...field('template.description')}>
        <input
          defaultValue={fields['template.description']}
          maxLength={500}
          autoComplete="off"
          required={type !== 'transfer'}
        />
      </Field>
      <WalletFields {...{ fields, field, wallets }} />
    </>
  )
}

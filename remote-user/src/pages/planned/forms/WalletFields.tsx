import type { FieldOf } from '@pundi/kit/form'
import { useText } from '../catalogue/text'
import type { Named } from '../load-planned'
import type { Fields, ScheduleField } from '../read-body'
import { ChoiceField } from './ChoiceField'

export const walletNames = [
  'template.wallet_id',
  'template.from_wallet_id',
  'template.to_wallet_id',
] satisfies ScheduleField[]
type Name = (typeof walletNames)[number]

interface WalletFieldsProps extends Pick<Named, 'wallets'> {
  fields: Fields
  field: FieldOf<Name>
}

export function WalletFields({ fields, field, wallets }: WalletFieldsProps) {
  const text = useText()
  const sides: { name: Name; label: string }[] = [
    { name: 'template.from_wallet_id', label: text('From wallet') },
    { name: 'template.to_wallet_id', label: text('To wallet') },
  ]
  const one: (typeof sides)[number] = { name: 'template.wallet_id', label: text('Wallet (optional)') }
  const isTransfer = fields['template.type'] === 'transfer'
  return (isTransfer ? sides : [one]).map(({ name, label }) => {
    const chosen = fields[name] ?? ''
    const options = wallets
      .filter(({ is_closed: isClosed, id }) => !isClosed || chosen === String(id))
      .map(({ id, name, is_closed: isClosed }) => ({
        value: String(id),
        label: isClosed ? text('{name} (closed)', { name }) : name,
      }))
    return (
      (isTransfer || options.length > 0) && (
        <ChoiceField
          key={name}
          {...{ ...field(name), label, chosen, options }}
          none={isTransfer ? text('Outside your wallets') : text('No wallet')}
        />
      )
    )
  })
}

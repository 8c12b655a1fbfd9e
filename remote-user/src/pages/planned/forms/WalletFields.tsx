import { useText } from '../catalogue/text'
import type { Named } from '../load-planned'
import type { Fields } from '../read-body'
import { ChoiceField } from './ChoiceField'

interface WalletFieldsProps extends Pick<Named, 'wallets'> {
  fields: Fields
  errors: Record<string, string>
}

export function WalletFields({ fields, errors, wallets }: WalletFieldsProps) {
  const text = useText()
  const sides = [
    { name: 'template.from_wallet_id', label: text('From wallet') },
    { name: 'template.to_wallet_id', label: text('To wallet') },
  ]
  const one = { name: 'template.wallet_id', label: text('Wallet (optional)') }
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
          {...{ name, label, chosen, options }}
          none={isTransfer ? text('Outside your wallets') : text('No wallet')}
          error={errors[name]}
        />
      )
    )
  })
}

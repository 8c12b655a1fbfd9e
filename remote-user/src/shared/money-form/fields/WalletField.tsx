import type { Wallet } from '@pundi/contract'
import { formatAmount } from '@pundi/kit/format'
import { Field } from '@pundi/kit/ui'
import { handledByForm } from '../../save-form/handled-by-form'
import { useText } from '../catalogue/text'
import type { FieldName } from './names'

interface WalletFieldProps {
  label: string
  name: FieldName
  /** Id of a wallet; empty for a place outside the user's wallets. */
  chosen: string
  wallets: Wallet[]
  error?: string | undefined
}

export function WalletField({ label, name, chosen, wallets, error }: WalletFieldProps) {
  const text = useText()
  return (
    <Field label={label} name={name} error={error}>
      <select value={chosen} onChange={handledByForm}>
        {wallets.map(wallet => (
          <option key={wallet.id} value={wallet.id}>
            {wallet.name} · {formatAmount(wallet.balance, { decimals: 'needed' })}
          </option>
        ))}
        <option value="">{text('Outside your wallets')}</option>
      </select>
    </Field>
  )
}

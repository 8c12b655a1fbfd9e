import type { Wallet } from '@pundi/contract'
import { formatAmount } from '@pundi/kit/format'
import { Field } from '@pundi/kit/ui'
import { letFormRead } from '../../let-form-read'
import { useText } from '../catalogue/text'

interface WalletFieldProps {
  label: string
  name: string
  /** The id of a wallet; empty for the outside. */
  chosen: string
  wallets: Wallet[]
  error?: string | undefined
}

/** Chooses a wallet by name and balance, or the outside: who is paid, or who pays, is none of the user's wallets. */
export function WalletField({ label, name, chosen, wallets, error }: WalletFieldProps) {
  const text = useText()
  return (
    <Field label={label} name={name} error={error}>
      <select value={chosen} onChange={letFormRead}>
        {wallets.map(wallet => (
          <option key={wallet.id} value={wallet.id}>
            {wallet.name} · {formatAmount(wallet.balance, { decimals: 'needed' })}
          </option>
        ))}
        <option value="">{text('Outside my wallets')}</option>
      </select>
    </Field>
  )
}

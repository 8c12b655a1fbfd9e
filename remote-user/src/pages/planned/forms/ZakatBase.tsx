import { centsOf, decimalOf, type Wallet } from '@pundi/contract'
import { formatAmount } from '@pundi/kit/format'
import { Checkbox } from '@pundi/kit/ui'
import { useState } from 'react'
import { useText } from '../catalogue/text'
import css from './forms.module.css'

interface ZakatBaseProps {
  wallets: Wallet[]
  /** Called with the zakat as decimal text; empty for zero. */
  onCount: (amount: string) => void
}

/** Computes the zakat (alms) on the ticked wallets: 2.5 % of their balance, to the nearest cent. */
export function ZakatBase({ wallets, onCount }: ZakatBaseProps) {
  const text = useText()
  const [chosen, setChosen] = useState<number[]>([])
  const offered = wallets.filter(({ balance, is_closed: isClosed }) => !isClosed && centsOf(balance) > 0n)
  if (offered.length === 0) return null
  function toggle(id: number) {
    const now = chosen.includes(id) ? chosen.filter(other => other !== id) : [...chosen, id]
    setChosen(now)
    onCount(fortiethOf(offered.filter(wallet => now.includes(wallet.id))))
  }
  return (
    <fieldset className={css.starts}>
      <legend>{text('2.5% of these balances')}</legend>
      {offered.map(({ id, name, balance }) => (
        <Checkbox
          key={id}
          label={`${name} · ${formatAmount(balance, { decimals: 'needed' })}`}
          checked={chosen.includes(id)}
          onChange={() => toggle(id)}
        />
      ))}
    </fieldset>
  )
}

function fortiethOf(wallets: Wallet[]): string {
  const sum = wallets.reduce((cents, { balance }) => cents + centsOf(balance), 0n)
  const share = (sum + 20n) / 40n
  return share > 0n ? decimalOf(share) : ''
}

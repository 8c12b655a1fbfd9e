import type { Wallet, WalletsAnswer } from '@pundi/contract'
import { formatAmount, formatDay } from '@pundi/kit/format'
import { Amount, Button } from '@pundi/kit/ui'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { useText } from '../../../shared/money-form/catalogue/text'
import css from './WalletTiles.module.css'

interface NoWalletLineProps {
  meta: WalletsAnswer['meta']
  wallets: Wallet[]
  isBusy: boolean
  onAssign: (id: number) => void
}

export function NoWalletLine({ meta, wallets, isBusy, onAssign }: NoWalletLineProps) {
  const text = useText()
  const [chosen, setChosen] = useState('')
  const { since, count_in_no_wallet: count = 0, in_no_wallet: amount = '0.00' } = meta
  if (count === 0 || !since) return null
  const wallet = wallets.find(({ id }) => String(id) === chosen) ?? wallets[0]
  return (
    <div className={css.none}>
      <p>
        <Link to={`/transactions?wallet_id=none&from=${since}`}>
          {text('No wallet')}: <Amount>{formatAmount(amount, { decimals: 'needed' })}</Amount>
        </Link>{' '}
        <span className={css.soft}>
          {text('{count, plural, =1 {1 transaction since {day}} other {# transactions since {day}}}', {
            count,
            day: formatDay(since),
          })}
        </span>
      </p>
      {wallet && (
        <div className={css.assign}>
          {wallets.length > 1 && (
            <select
              aria-label={text('Wallet')}
              value={String(wallet.id)}
              onChange={event => setChosen(event.target.value)}
            >
              {wallets.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          )}
          <Button
            type="button"
            tone="quiet"
            busy={isBusy ? text('Loading...') : undefined}
            onClick={() => onAssign(wallet.id)}
          >
            {wallets.length > 1 ? text('Move to this wallet') : text('Move to {name}', { name: wallet.name })}
          </Button>
        </div>
      )}
    </div>
  )
}

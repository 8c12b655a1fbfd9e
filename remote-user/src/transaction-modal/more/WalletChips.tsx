import { useId, useState } from 'react'
import { useFormText } from '../catalogue/text'
import habits from '../habits/Habits.module.css'
import type { Draft } from '../saving/draft'
import css from './More.module.css'
import type { Wallets } from './use-wallets'

interface WalletChipsProps {
  /** With the wallet that is proposed. */
  draft: Draft
  isProposed: boolean
  wallets: Wallets
  error: string | undefined
  /** Null where none is chosen any more. */
  onChoose: (id: number | null) => void
}

/** How many wallets are in sight at first. */
const most = 6

/**
 * The user's wallets, each one press; a press on the one that is chosen takes it back. They come with the category, which
 * brings the proposal. Who has none sees nothing.
 */
export function WalletChips({
  draft: { wallet_id: chosen = null, category, splits },
  isProposed,
  wallets: { all, offered },
  error,
  onChoose,
}: WalletChipsProps) {
  const say = useFormText()
  const id = useId()
  const [showsAll, setShowsAll] = useState(false)
  // One that was closed stays with what was booked with it.
  const wallets = all.filter(wallet => offered.includes(wallet) || wallet.id === chosen)
  const shown = wallets.filter((wallet, at) => showsAll || at < most || wallet.id === chosen)
  const below = error ?? (isProposed ? say('As last time in this category') : '')
  if (wallets.length === 0 || (category === null && chosen === null && !splits?.length)) return null
  return (
    <div className={css.wallets}>
      <div
        className={habits.usual}
        role="group"
        aria-labelledby={id}
        aria-describedby={below ? `${id}-below` : undefined}
      >
        <span id={id} className={habits.title}>
          {say('Wallet')}
        </span>
        {shown.map(wallet => (
          <button
            key={wallet.id}
            type="button"
            className={habits.chip}
            aria-pressed={wallet.id === chosen}
            onClick={() => onChoose(wallet.id === chosen ? null : wallet.id)}
          >
            <span className={habits.name}>{wallet.name}</span>
          </button>
        ))}
        {shown.length < wallets.length && (
          <button type="button" className={habits.chip} onClick={() => setShowsAll(true)}>
            {say('All wallets')}
          </button>
        )}
      </div>
      {below && (
        <p id={`${id}-below`} className={error ? css.error : css.hint}>
          {below}
        </p>
      )}
    </div>
  )
}

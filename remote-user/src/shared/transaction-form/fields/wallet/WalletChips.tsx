import { formatDay } from '@pundi/kit/format'
import { useId, useState } from 'react'
import { useFormText } from '../../catalogue/text'
import habits from '../../habits/Habits.module.css'
import type { Draft } from '../../../booking-draft/draft'
import css from '../../More.module.css'
import type { Wallets } from './use-wallets'

interface WalletChipsProps {
  draft: Draft
  reason: 'category' | 'last' | 'first' | undefined
  wallets: Wallets
  error: string | undefined
  onChoose: (chosen: Pick<Draft, 'wallet_id' | 'begins_earlier'>) => void
}

const most = 6

export function WalletChips({ draft, reason, wallets: { all, offered }, error, onChoose }: WalletChipsProps) {
  const say = useFormText()
  const id = useId()
  const [showsAll, setShowsAll] = useState(false)
  const { wallet_id: chosen = null } = draft
  // A closed wallet is shown only if the transaction already has it.
  const wallets = all.filter(wallet => offered.includes(wallet) || wallet.id === chosen)
  const shown = wallets.filter((wallet, at) => showsAll || at < most || wallet.id === chosen)
  const below = error ?? (reason === 'category' ? say('Same as last time in this category') : '')
  if (wallets.length === 0) return null
  const chip = (name: string, wallet_id: number | null) => (
    <button
      key={wallet_id}
      type="button"
      className={habits.chip}
      aria-pressed={wallet_id === chosen}
      data-invalid={(error && wallet_id === chosen) || undefined}
      onClick={() => onChoose({ wallet_id, begins_earlier: false })}
    >
      <span className={habits.name}>{name}</span>
    </button>
  )
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
        {shown.map(wallet => chip(wallet.name, wallet.id))}
        {shown.length < wallets.length && (
          <button type="button" className={habits.chip} onClick={() => setShowsAll(true)}>
            {say('All wallets')}
          </button>
        )}
        {chip(say('No wallet'), null)}
      </div>
      {below && (
        <p id={`${id}-below`} className={error ? css.error : css.hint}>
          {below}
        </p>
      )}
      <EarlierQuestion draft={draft} wallets={all} onChoose={onChoose} />
    </div>
  )
}

type EarlierQuestionProps = Pick<WalletChipsProps, 'draft' | 'onChoose'> & { wallets: Wallets['all'] }

function EarlierQuestion({ draft, wallets, onChoose }: EarlierQuestionProps) {
  const say = useFormText()
  const { transaction_date: date, wallet_id: chosen, begins_earlier: isEarlier = false } = draft
  const wallet = wallets.find(({ id }) => id === chosen)
  if (!wallet || date === '' || wallet.opening_date <= date) return null
  const { id: wallet_id, name } = wallet
  return (
    <div className={css.question} role="group" aria-label={say('{name} starts after this date', { name })}>
      <p>
        {isEarlier
          ? say('{name} will start on {day}. Today’s balance stays the same.', {
              name,
              day: formatDay(date),
            })
          : say('{name} starts on {day}, after the date you chose.', {
              name,
              day: formatDay(wallet.opening_date),
            })}
      </p>
      <button
        type="button"
        className={habits.chip}
        aria-pressed={isEarlier}
        onClick={() => onChoose({ wallet_id, begins_earlier: !isEarlier })}
      >
        {say('Change start date to {day}', { day: formatDay(date) })}
      </button>
      <button
        type="button"
        className={habits.chip}
        aria-pressed={false}
        onClick={() => onChoose({ wallet_id: null, begins_earlier: false })}
      >
        {say('Add without a wallet')}
      </button>
    </div>
  )
}

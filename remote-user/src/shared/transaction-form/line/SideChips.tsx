import { useId } from 'react'
import type { NamedWallet } from '../../line-reader/find-wallet'
import { useFormText } from '../catalogue/text'
import css from '../habits/Habits.module.css'

interface SideChipsProps {
  label: string
  wallets: readonly NamedWallet[]
  /** Null for a place outside the user's wallets. */
  chosen: number | null | undefined
  onChoose: (id: number | null) => void
}

export function SideChips({ label, wallets, chosen, onChoose }: SideChipsProps) {
  const say = useFormText()
  const id = useId()
  const choices = [...wallets, { id: null, name: say('Outside your wallets') }]
  return (
    <div className={css.usual} role="group" aria-labelledby={id}>
      <span id={id} className={css.title}>
        {label}
      </span>
      {choices.map(({ id: wallet, name }) => (
        <button
          key={wallet}
          type="button"
          className={css.chip}
          aria-pressed={wallet === chosen}
          onClick={() => onChoose(wallet)}
        >
          <span className={css.name}>{name}</span>
        </button>
      ))}
    </div>
  )
}

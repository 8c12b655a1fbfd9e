import type { WalletKind } from '@pundi/contract'
import { kinds } from './kinds'
import css from './WalletIcon.module.css'

/** Decorative, because text beside it names the kind. Size: `--icon-size`. */
export function WalletIcon({ kind }: { kind: WalletKind }) {
  const Icon = kinds[kind].icon
  return (
    <span className={css.icon} aria-hidden>
      <Icon strokeWidth={1.75} />
    </span>
  )
}

import type { WalletKind } from '@pundi/contract'
import { kinds } from '../kinds'
import css from './WalletMark.module.css'

/** The icon of a kind, beside words that say the same. `--mark` is its size. */
export function WalletMark({ kind }: { kind: WalletKind }) {
  const Icon = kinds[kind].icon
  return (
    <span className={css.mark} aria-hidden>
      <Icon strokeWidth={1.75} />
    </span>
  )
}

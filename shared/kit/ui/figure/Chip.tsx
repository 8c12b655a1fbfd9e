import { X } from 'lucide-react'
import css from './Chip.module.css'
import { LinkOrButton } from '../button/LinkOrButton'
import { useFocusHeir } from '../table/use-focus-heir'

type ChipProps = {
  label: string
  removeLabel: string
} & ({ href: string; onRemove?: never } | { href?: never; onRemove: () => void })

/**
 * A label with a remove button. When the chip is removed, the focus moves to a neighbouring chip.
 */
export function Chip({ label, removeLabel, href, onRemove }: ChipProps) {
  const chip = useFocusHeir(neighbourOf)
  return (
    <span className={css.chip} data-chip ref={chip}>
      <span className={css.label}>{label}</span>
      <LinkOrButton go={href ?? onRemove} className={css.remove} aria-label={removeLabel}>
        <X size={16} />
      </LinkOrButton>
    </span>
  )
}

function neighbourOf(chip: HTMLElement) {
  const chips = [...document.querySelectorAll('[data-chip]')]
  const at = chips.indexOf(chip)
  return (chips[at + 1] ?? chips[at - 1])?.querySelector<HTMLElement>('a, button') ?? null
}

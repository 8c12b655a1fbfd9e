import { X } from 'lucide-react'
import css from './Chip.module.css'
import { LinkOrButton } from '../button/LinkOrButton'
import { useFocusHeir } from '../table/use-focus-heir'

type ChipProps = {
  /** "Makanan", "di atas Rp 50.000". */
  label: string
  /** Names the button that removes it: "Hapus filter Makanan". */
  removeLabel: string
} & ({ href: string; onRemove?: never } | { href?: never; onRemove: () => void })

/**
 * A chosen value that can be removed, such as an active filter. When it is removed while it has the focus, the focus
 * moves to its neighbour.
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

/** The remove button of the next chip, or of the previous one. */
function neighbourOf(chip: HTMLElement) {
  const chips = [...document.querySelectorAll('[data-chip]')]
  const at = chips.indexOf(chip)
  return (chips[at + 1] ?? chips[at - 1])?.querySelector<HTMLElement>('a, button') ?? null
}

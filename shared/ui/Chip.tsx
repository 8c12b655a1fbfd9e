import { X } from 'lucide-react'
import { useLayoutEffect, useRef } from 'react'
import css from './Chip.module.css'
import { LinkOrButton } from './LinkOrButton'

type ChipProps = {
  /** "Makanan", "di atas Rp 50.000". */
  label: string
  /** Names the button that removes it: "Hapus filter Makanan". */
  removeLabel: string
} & ({ href: string; onRemove?: never } | { href?: never; onRemove: () => void })

/** Something chosen that can be taken away, as a filter that is on. The focus of one that goes moves to its neighbour. */
export function Chip({ label, removeLabel, href, onRemove }: ChipProps) {
  const chip = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    const element = chip.current!
    return () => {
      if (element.contains(document.activeElement)) neighbourOf(element)?.focus()
    }
  }, [])
  return (
    <span className={css.chip} data-chip ref={chip}>
      <span className={css.label}>{label}</span>
      <LinkOrButton go={href ?? onRemove} className={css.remove} aria-label={removeLabel}>
        <X size={16} />
      </LinkOrButton>
    </span>
  )
}

/** The remove button of the chip after it or before it, else the page's content. */
function neighbourOf(chip: HTMLElement) {
  const chips = [...document.querySelectorAll<HTMLElement>('[data-chip]')]
  const at = chips.indexOf(chip)
  const neighbour = chips[at + 1] ?? chips[at - 1]
  return (neighbour ?? document).querySelector<HTMLElement>(neighbour ? 'a, button' : 'main')
}

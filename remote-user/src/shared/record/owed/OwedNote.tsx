import { useText } from '../../../catalogue/text'
import { noteOwed } from './note-owed'

interface OwedNoteProps {
  amount: string | undefined
  className?: string | undefined
}

export function OwedNote({ amount, className }: OwedNoteProps) {
  const note = noteOwed(amount, useText())
  return note === undefined ? null : <span className={className}>{note}</span>
}

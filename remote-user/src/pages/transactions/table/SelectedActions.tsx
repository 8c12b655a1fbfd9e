import type { MoneyRecord } from '@pundi/contract'
import { Button, SelectionBar } from '@pundi/kit/ui'
import { Tags, Trash2 } from 'lucide-react'
import type { Question } from '../bulk/use-change'
import { useText } from '../catalogue/text'
import css from './SelectedActions.module.css'

interface SelectedActionsProps {
  chosen: MoneyRecord[]
  count: number
  onAsk: (question: Question & { rows: MoneyRecord[] }) => void
  onClear: () => void
}

export function SelectedActions({ chosen, count, onAsk, onClear }: SelectedActionsProps) {
  const text = useText()
  return (
    <SelectionBar
      count={count}
      summary={text('{count} selected', { count })}
      onClear={onClear}
      clearLabel={text('Clear the selection')}
    >
      <Button
        type="button"
        tone="quiet"
        className={css.bulk}
        onClick={() => onAsk({ about: 'move', rows: chosen })}
      >
        <Tags size={20} /> {text('Change category')}
      </Button>
      <Button
        type="button"
        tone="danger"
        className={css.bulk}
        onClick={() => onAsk({ about: 'remove-many', rows: chosen })}
      >
        <Trash2 size={20} /> {text('Delete')}
      </Button>
    </SelectionBar>
  )
}

import type { Transaction, TransactionsAnswer } from '@pundi/contract'
import { findSteps, usePageTurn } from '@pundi/kit/list'
import { Button, Pager, SelectionBar } from '@pundi/kit/ui'
import { FolderInput, Trash2 } from 'lucide-react'
import { useState, type MouseEvent } from 'react'
import { useText } from '../catalogue/text'
import { useUserArea } from '../user-area'
import { countWords } from './count-words'
import css from './TransactionsList.module.css'
import { TransactionsTable } from './TransactionsTable'
import type { TransactionsChanged } from './change-transactions'
import type { Question } from './use-change'
import { useKeptPlace } from './use-kept-place'
import { useSelection } from './use-selection'
import { list as pages, type View } from './view'

interface TransactionsListProps {
  view: View
  answer: TransactionsAnswer
  /** What the last change ended with: those that were selected for it are done with. */
  outcome: TransactionsChanged | undefined
  onAsk: (question: Question) => void
}

/** One page of rows, what can be done with those that are selected, and the ways to other pages. */
export function TransactionsList({ view, answer, outcome, onAsk }: TransactionsListProps) {
  const text = useText()
  const { data: rows, meta } = answer
  const { openEditTransaction, openViewTransaction } = useUserArea()
  const selection = useSelection(
    pages.addressHere(view),
    rows.map(({ id }) => id),
  )
  const { selected, toggle, clear } = selection
  const { list, keep } = useKeptPlace(rows)
  const turn = usePageTurn(list, view.cursor)
  const [seen, setSeen] = useState(outcome)
  if (outcome !== seen) {
    setSeen(outcome)
    if (outcome) clear()
  }

  function ask(question: Question & { rows: Transaction[] }) {
    keep(rows.indexOf(question.rows[0]))
    onAsk(question)
  }
  const chosen = rows.filter(({ id }) => selected.includes(id))

  /** Hears what is pressed in any row. */
  function act(event: MouseEvent) {
    const pressed = (event.target as Element).closest<HTMLElement>('[data-act]')
    const id = pressed?.closest<HTMLElement>('[data-row]')?.dataset['row']
    const transaction = rows.find(row => String(row.id) === id)
    if (!pressed || !transaction) return
    if (pressed.dataset['act'] === 'select') toggle(transaction.id, event.shiftKey)
    if (pressed.dataset['act'] === 'view') openViewTransaction(transaction)
    if (pressed.dataset['act'] === 'edit') openEditTransaction(transaction)
    if (pressed.dataset['act'] === 'remove') ask({ about: 'remove', rows: [transaction] })
  }
  const steps = findSteps(pages, view, answer)

  return (
    <div
      className={css.list}
      ref={list}
      tabIndex={-1}
      role="group"
      aria-label={text('Transactions')}
      onClick={act}
    >
      <TransactionsTable view={view} rows={rows} selection={selection} />
      <SelectionBar
        count={selected.length}
        summary={text('{count} selected', { count: selected.length })}
        onClear={clear}
        clearLabel={text('Clear the selection')}
      >
        <Button
          type="button"
          tone="quiet"
          className={css.bulk}
          onClick={() => ask({ about: 'move', rows: chosen })}
        >
          <FolderInput size={20} /> {text('Change category')}
        </Button>
        <Button
          type="button"
          tone="danger"
          className={css.bulk}
          onClick={() => ask({ about: 'remove-many', rows: chosen })}
        >
          <Trash2 size={20} /> {text('Delete')}
        </Button>
      </SelectionBar>
      {steps && (
        <div onClick={turn}>
          <Pager
            label={text('Pages of transactions')}
            {...steps}
            summary={text('{from}–{to} of {count}', {
              from: view.no,
              to: view.no + rows.length - 1,
              count: countWords(meta.total, text),
            })}
            labels={{ first: text('First'), previous: text('Previous'), next: text('Next') }}
          />
        </div>
      )}
    </div>
  )
}

import type { CountedCategory, MoneyRecord, RecordsAnswer, TransferRow, Wallet } from '@pundi/contract'
import { usePageSteps, usePageTurn, useUnchanging } from '@pundi/kit/list'
import { Pager } from '@pundi/kit/ui'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useText } from '../../../catalogue/text'
import type { Booking } from '../../../shared/booking-draft/modal-state'
import { useUserArea } from '../../../shared/booking-draft/user-area'
import { countWords } from '../count-words'
import css from './TransactionsList.module.css'
import { closeRows } from './close-rows'
import type { RowAct } from '../row/RowActions'
import { SelectedActions } from './SelectedActions'
import { TransactionsTable } from './TransactionsTable'
import type { DoneTransactions } from '../bulk/change-transactions'
import type { Question } from '../bulk/use-change'
import { useSelection } from './use-selection'
import { list, type View } from '../view'

interface TransactionsListProps {
  view: View
  answer: RecordsAnswer
  planned: RecordsAnswer | null | undefined
  categories: CountedCategory[] | null | undefined
  wallets: Wallet[] | null | undefined
  added: Booking[]
  done: DoneTransactions | undefined
  onAsk: (question: Question) => void
  onOpen: (id: number) => void
  onTransfer: (transfer: TransferRow) => void
}

export function TransactionsList(props: TransactionsListProps) {
  const { view, answer, planned, categories, wallets, added, done, onAsk, onOpen, onTransfer } = props
  const text = useText()
  const { data: rows, meta } = answer
  const { openTransaction } = useUserArea()
  const selection = useSelection(
    list.addressHere(view),
    rows.map(({ id }) => id),
  )
  const { selected, toggle, clear } = selection
  const { holder, keep } = useFocusAfterRemoval(rows)
  const turn = usePageTurn(holder, view.cursor)
  const [seen, setSeen] = useState(done)
  if (done !== seen) {
    setSeen(done)
    if (done) clear()
  }

  function ask(question: Question & { rows: MoneyRecord[] }) {
    keep(rows.indexOf(question.rows[0]))
    onAsk(question)
  }
  const chosen = rows.filter(({ id }) => selected.includes(id))

  const act = useUnchanging((act: RowAct, record: MoneyRecord, isRange: boolean) => {
    if (act === 'select') toggle(record.id, isRange)
    if (act === 'remove') ask({ about: 'remove', rows: [record] })
    if (act !== 'view' && act !== 'edit') return
    if (record.type === 'transfer') onTransfer(record)
    else if (act === 'view') onOpen(record.id)
    else openTransaction({ mode: act, transaction: record })
  })
  useGestures(holder, rows, id => toggle(id, false))
  const steps = usePageSteps(list, view, answer)

  return (
    <div className={css.list} ref={holder} tabIndex={-1} role="group" aria-label={text('Transactions')}>
      <TransactionsTable
        view={view}
        page={rows}
        hasMore={meta.next_cursor !== null}
        planned={planned}
        categories={categories}
        wallets={wallets}
        added={added}
        selection={selection}
        onAct={act}
      />
      <SelectedActions chosen={chosen} count={selected.length} onAsk={ask} onClear={clear} />
      {steps && (
        <Pager
          label={text('Transaction pages')}
          {...steps}
          summary={text('{from}–{to} of {count}', {
            from: view.no,
            to: view.no + rows.length - 1,
            count: countWords(meta, text),
          })}
          labels={{ first: text('First'), previous: text('Previous'), next: text('Next') }}
          onTurn={turn}
        />
      )}
    </div>
  )
}

// A separate chunk, because the page would otherwise exceed its size limit. Loads after the rows.
const loadGestures = () =>
  import(/* webpackChunkName: "row-gestures" */ './follow-gestures').then(
    code => code.followGestures,
    () => undefined,
  )

function useGestures(holder: RefObject<HTMLElement | null>, rows: unknown, onHold: (id: number) => void) {
  const hold = useUnchanging(onHold)
  useEffect(() => {
    const end = new AbortController()
    void loadGestures().then(follow => {
      if (holder.current && !end.signal.aborted) follow?.(holder.current, hold, end.signal)
    })
    return () => end.abort()
  }, [holder, hold])
  useEffect(() => {
    if (holder.current) closeRows(holder.current)
  }, [holder, rows])
}

/**
 * If the focused row is removed, moves the focus to the next row, or to the list if no row is left.
 * @param rows a new value whenever the list changes
 */
function useFocusAfterRemoval(rows: unknown) {
  const holder = useRef<HTMLDivElement>(null)
  const removedAt = useRef<number>(undefined)
  useEffect(() => {
    const at = removedAt.current
    removedAt.current = undefined
    if (at === undefined || !holder.current || !isNowhere(document.activeElement)) return
    const all = holder.current.querySelectorAll<HTMLElement>('[data-row]')
    const row = all[Math.min(at, all.length - 1)]
    const target = row?.querySelector<HTMLElement>('button') ?? holder.current
    target.focus()
  }, [rows])
  return {
    holder,
    keep: (at: number) => {
      removedAt.current = at
    },
  }
}

/**
 * True if the focused element was removed. The browser then focuses the body or, after a dialog,
 * `main`.
 */
const isNowhere = (focused: Element | null) =>
  focused === document.body || focused === document.querySelector('main')

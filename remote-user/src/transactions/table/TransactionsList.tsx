import type { CountedCategory, MoneyRecord, RecordsAnswer, TransferRow, Wallet } from '@pundi/contract'
import { usePageSteps, usePageTurn, useUnchanging } from '@pundi/kit/list'
import { Pager } from '@pundi/kit/ui'
import { type RefObject, Suspense, useEffect, useRef, useState } from 'react'
import { useText } from '../../catalogue/text'
import { latePart } from '../../late-part'
import { PartAway } from '../../PartAway'
import type { Booking } from '../../transaction-modal/modal-state'
import { useUserArea } from '../../user-area'
import { countWords } from '../count-words'
import { loadMore } from '../load-more'
import css from './TransactionsList.module.css'
import type { RowAct } from './RowActions'
import { TransactionsTable } from './TransactionsTable'
import type { DoneTransactions } from '../change/change-transactions'
import type { Question } from '../change/use-change'
import { useSelection } from './use-selection'
import { list, type View } from '../view'

interface TransactionsListProps {
  view: View
  answer: RecordsAnswer
  planned: RecordsAnswer | null | undefined
  categories: CountedCategory[] | null | undefined
  wallets: Wallet[] | null | undefined
  /** What was just added and is not yet in the answer. */
  added: Booking[]
  /** The last change that was made. It clears the selection. */
  done: DoneTransactions | undefined
  onAsk: (question: Question) => void
  onTransfer: (transfer: TransferRow) => void
}

/** One page of rows, what can be done with those that are selected, and the ways to other pages. */
export function TransactionsList(props: TransactionsListProps) {
  const { view, answer, planned, categories, wallets, added, done, onAsk, onTransfer } = props
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
      <Suspense>
        <SelectedActions chosen={chosen} count={selected.length} onAsk={ask} onClear={clear} />
      </Suspense>
      {steps && (
        <Pager
          label={text('Pages of transactions')}
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

const SelectedActions = latePart(
  loadMore,
  more => more.SelectedActions,
  ({ count }) => count > 0 && <PartAway />,
)

/**
 * Long presses select; swipes show the actions of a row, until the list is another one. Their code comes after the list;
 * where it does not come, the buttons and boxes of the rows do the same.
 */
function useGestures(holder: RefObject<HTMLElement | null>, rows: unknown, onHold: (id: number) => void) {
  const hold = useUnchanging(onHold)
  useEffect(() => {
    const end = new AbortController()
    withGestures(({ followGestures }) => {
      if (holder.current && !end.signal.aborted) followGestures(holder.current, hold, end.signal)
    })
    return () => end.abort()
  }, [holder, hold])
  useEffect(() => {
    withGestures(({ closeRows }) => holder.current && closeRows(holder.current))
  }, [holder, rows])
}

const withGestures = (act: (code: typeof import('./follow-gestures')) => void) =>
  void import(/* webpackChunkName: "gestures" */ './follow-gestures').then(act, () => undefined)

/**
 * Keeps the focus in a list when the row that has it is removed. The next row takes it, or the list where there is none.
 *
 * @param rows changes whenever the list is another one
 */
function useFocusAfterRemoval(rows: unknown) {
  const holder = useRef<HTMLDivElement>(null)
  const place = useRef<number>(undefined)
  useEffect(() => {
    const at = place.current
    place.current = undefined
    if (at === undefined || !holder.current || !isNowhere(document.activeElement)) return
    const all = holder.current.querySelectorAll<HTMLElement>('[data-row]')
    const row = all[Math.min(at, all.length - 1)]
    const target = row?.querySelector<HTMLElement>('button') ?? holder.current
    target.focus()
  }, [rows])
  return {
    holder,
    /** The row at this place is about to go. */
    keep: (at: number) => {
      place.current = at
    },
  }
}

/** Where the focus is when what had it has gone: nowhere, or on the content that a closed dialog left it to. */
const isNowhere = (focused: Element | null) =>
  focused === document.body || focused === document.querySelector('main')

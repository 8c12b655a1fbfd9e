import type { Transaction } from '@pundi/contract'
import { dropDraft } from '@pundi/platform/session'
import { useState } from 'react'
import { draftName, type OpenedFormProps } from './modal-state'
import { TransactionForm } from './TransactionForm'
import { TransactionView } from './TransactionView'
import { type Moving, TransferHere } from './TransferHere'

export { followArea } from '../layout/follow-area'
export { loadWords } from './load-words'

/** The content of the modal: the form, or the transaction to look at. */
export function OpenedForm(props: OpenedFormProps) {
  const { purpose } = props.opened
  const [taken, setTaken] = useState(0)
  const [moving, setMoving] = useState<Moving>()

  function take(transaction: Transaction) {
    dropDraft(draftName(props.opened.place))
    props.onWork('none')
    props.onTurn({ mode: 'edit', transaction })
    setTaken(taken + 1)
  }

  if (purpose.mode !== 'view')
    return (
      <>
        <TransactionForm key={taken} {...props} purpose={purpose} onTake={take} onMove={setMoving} />
        {moving && <TransferHere {...moving} onSaved={props.onSaved} onClose={() => setMoving(undefined)} />}
      </>
    )
  const { transaction } = purpose
  return (
    <TransactionView
      transaction={transaction}
      onEdit={() => props.onTurn({ mode: 'edit', transaction })}
      onClose={props.onClose}
    />
  )
}

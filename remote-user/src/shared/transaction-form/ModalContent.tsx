import type { Transaction } from '@pundi/contract'
import { dropDraft } from '@pundi/platform/session'
import { useState } from 'react'
import { slotName, type ModalContentProps } from '../booking-draft/modal-state'
import { TransactionForm } from './TransactionForm'
import { TransactionView } from './TransactionView'
import { type Moving, TransferHere } from './TransferHere'

export function ModalContent(props: ModalContentProps) {
  const { purpose } = props.opened
  const [taken, setTaken] = useState(0)
  const [moving, setMoving] = useState<Moving>()

  function take(transaction: Transaction) {
    dropDraft(slotName(props.opened.slot))
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
      hasAddress={props.opened.hasAddress}
      onEdit={() => props.onTurn({ mode: 'edit', transaction })}
      onClose={props.onClose}
    />
  )
}

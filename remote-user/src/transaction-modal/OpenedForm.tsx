import type { OpenedFormProps } from './modal-state'
import { TransactionForm } from './TransactionForm'
import { TransactionView } from './TransactionView'

/** What stands in the modal: to be filled in, or to be looked at. */
export function OpenedForm(props: OpenedFormProps) {
  const { purpose } = props.opened
  if (purpose.mode !== 'view') return <TransactionForm {...props} purpose={purpose} />
  const { transaction } = purpose
  return (
    <TransactionView
      transaction={transaction}
      onEdit={() => props.onTurn({ mode: 'edit', transaction })}
      onClose={props.onClose}
    />
  )
}

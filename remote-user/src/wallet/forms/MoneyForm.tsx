import type { DrawnFormProps, OpenForm } from '../open-form'
import { CorrectionForm } from './CorrectionForm'
import { LateClosing } from './LateClosing'
import { LatePlanForm } from './LatePlanForm'
import { RemovalQuestion } from './RemovalQuestion'
import { SettlementForm } from './SettlementForm'
import { TransferForm } from './TransferForm'
import { useMoneyForm } from './use-money-form'
import { WalletForm } from './WalletForm'

/** The form that is open, by what it was opened for. */
export function MoneyForm({ opened, ...props }: DrawnFormProps & { opened: OpenForm }) {
  const { purpose } = opened
  const state = useMoneyForm(opened, props)
  switch (purpose.form) {
    case 'wallet':
      return <WalletForm {...props} purpose={purpose} state={state} />
    case 'transfer':
      return <TransferForm {...props} purpose={purpose} state={state} />
    case 'correction':
      return <CorrectionForm {...props} purpose={purpose} state={state} />
    case 'settlement':
      return <SettlementForm {...props} purpose={purpose} state={state} />
    case 'purchase':
    case 'payment':
    case 'plan-removal':
      return <LatePlanForm {...props} purpose={purpose} state={state} />
    case 'closing':
      return <LateClosing {...props} purpose={purpose} state={state} />
    case 'removal':
      return <RemovalQuestion {...props} purpose={purpose} state={state} />
  }
}

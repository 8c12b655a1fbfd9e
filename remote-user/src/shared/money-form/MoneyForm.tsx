import { useAmountReader } from '@pundi/kit/amount'
import { Suspense, useState } from 'react'
import { FormNotLoaded } from '../retry/FormNotLoaded'
import { withFallback } from '../retry/with-fallback'
import { CorrectionForm } from './wallet/CorrectionForm'
import { SettlementForm } from './SettlementForm'
import { useMoneyForm } from './use-money-form'
import type { MoneyFormsProps, OpenForm } from './use-open-form'
import { WalletForm } from './wallet/WalletForm'

/**
 * If the wallets fail to reload, the form uses the previous wallets, so that its fields do not
 * disappear.
 */
export function MoneyForm(props: MoneyFormsProps) {
  const { opened } = props.form
  const [known, setKnown] = useState(props.wallets)
  const wallets = props.wallets.length > 0 ? props.wallets : known
  if (wallets !== known) setKnown(wallets)
  return opened && <OpenedForm key={opened.opening} {...props} opened={opened} wallets={wallets} />
}

// Separate chunks, because /wallet would otherwise exceed its size limit.
const PlanForm = withFallback(
  () => import(/* webpackChunkName: "instalments-forms" */ './instalments/PlanForm'),
  code => code.PlanForm,
  FormNotLoaded,
)

const TransferForm = withFallback(
  () => import(/* webpackChunkName: "transfer-form" */ './transfer/TransferForm'),
  code => code.TransferForm,
  FormNotLoaded,
)

const EndQuestion = withFallback(
  () => import(/* webpackChunkName: "wallet-end" */ './closing/EndQuestion'),
  code => code.EndQuestion,
  FormNotLoaded,
)

function OpenedForm({ opened, ...props }: MoneyFormsProps & { opened: OpenForm }) {
  const { purpose } = opened
  const state = useMoneyForm(opened, props)
  useAmountReader()
  return <Suspense>{formOf()}</Suspense>

  function formOf() {
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
        return <PlanForm {...props} purpose={purpose} state={state} />
      case 'closing':
      case 'removal':
        return <EndQuestion {...props} purpose={purpose} state={state} />
    }
  }
}

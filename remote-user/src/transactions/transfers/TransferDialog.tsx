import type { Transfer, Wallet } from '@pundi/contract'
import { useFetcher } from 'react-router-dom'
import type { MoneyChanged } from '../../wallet/change-money'
import { DrawnForm } from '../../wallet/draw-form'
import { MoneyNotice } from '../../wallet/MoneyNotice'
import { useOpenForm } from '../../wallet/open-form'
import { keptTyped } from '../../wallet/typed'
import { useWarmRoute } from '../../wallet/use-warm-route'

interface TransferDialogProps {
  transfer: Transfer
  /** Those that the page shows, as they are now. */
  transfers: Transfer[]
  wallets: Wallet[]
}

/** The form of a transfer that is in the list, and the notice of what was done with it. */
export function TransferDialog({ transfer, transfers, wallets }: TransferDialogProps) {
  useWarmRoute()
  const fetcher = useFetcher<MoneyChanged>()
  const form = useOpenForm(fetcher.data, begin(transfer))
  return (
    <>
      <DrawnForm fetcher={fetcher} form={form} wallets={wallets} transfers={transfers} />
      <MoneyNotice fetcher={fetcher} isFormOpen={form.opened !== undefined} />
    </>
  )
}

/** With what somebody typed for the same transfer and did not save. */
function begin(transfer: Transfer) {
  const kept = keptTyped()
  const isOfIt = kept?.purpose.form === 'transfer' && kept.purpose.transfer?.id === transfer.id
  return isOfIt ? kept : { purpose: { form: 'transfer' as const, transfer } }
}

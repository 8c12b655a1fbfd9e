import type { Transfer, Wallet } from '@pundi/contract'
import { useFetcher } from 'react-router-dom'
import { catalogues } from '../../../shared/money-form/catalogue/catalogues'
import type { MoneyChanged } from '../../../shared/money-form/change-money'
import { MoneyForm } from '../../../shared/money-form/MoneyForm'
import { MoneyNotice } from '../../../shared/money-form/MoneyNotice'
import { useOpenForm } from '../../../shared/money-form/use-open-form'
import { storedTyped } from '../../../shared/money-form/fields/typed'
import { useWalletPage } from '../../../shared/money-form/use-wallet-page'
import { messagesLoader } from '../../../shared/retry/messages-loader'

export const loadWords = messagesLoader(catalogues, 'transfers')

interface TransferDialogProps {
  transfer: Transfer
  transfers: Transfer[]
  wallets: Wallet[]
}

export function TransferDialog({ transfer, transfers, wallets }: TransferDialogProps) {
  useWalletPage()
  const fetcher = useFetcher<MoneyChanged>()
  const form = useOpenForm(fetcher.data, begin(transfer))
  return (
    <>
      <MoneyForm fetcher={fetcher} form={form} wallets={wallets} transfers={transfers} />
      <MoneyNotice fetcher={fetcher} isFormOpen={form.opened !== undefined} />
    </>
  )
}

function begin(transfer: Transfer) {
  const kept = storedTyped()
  const isOfIt = kept?.purpose.form === 'transfer' && kept.purpose.transfer?.id === transfer.id
  return isOfIt ? kept : { purpose: { form: 'transfer' as const, transfer } }
}

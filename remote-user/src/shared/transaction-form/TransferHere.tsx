import type { Wallet } from '@pundi/contract'
import { useEffect, useEffectEvent } from 'react'
import { useFetcher } from 'react-router-dom'
import type { MoneyChanged } from '../money-form/change-money'
import { MoneyForm } from '../money-form/MoneyForm'
import { type BegunForm, useOpenForm } from '../money-form/use-open-form'
import { storedTyped } from '../money-form/fields/typed'
import { useWalletPage } from '../money-form/use-wallet-page'
import { numbersOf } from '../save-form/read-fields'
import type { SavedForm } from '../booking-draft/modal-state'

export interface Moving {
  /** The typed amount of the transaction; decimal text. */
  amount: string
  wallets: readonly Wallet[]
}

interface TransferHereProps extends Moving {
  onSaved: (form: SavedForm) => void
  onClose: () => void
}

export function TransferHere({ amount, wallets, onSaved, onClose }: TransferHereProps) {
  useWalletPage()
  const fetcher = useFetcher<MoneyChanged>()
  const form = useOpenForm(fetcher.data, begin(amount))
  useTransferred(fetcher.data, onSaved)

  function close() {
    form.close()
    onClose()
  }

  return <MoneyForm fetcher={fetcher} form={{ ...form, close }} wallets={[...wallets]} />
}

function begin(amount: string): BegunForm {
  const kept = storedTyped()
  if (kept?.purpose.form === 'transfer' && !kept.purpose.transfer) return kept
  return { purpose: { form: 'transfer' }, ...(amount && { typed: { amount } }) }
}

/** Reports a saved transfer. Only the router's answer tells that the transfer was saved. */
function useTransferred(answer: MoneyChanged | undefined, onSaved: (form: SavedForm) => void) {
  const tell = useEffectEvent(onSaved)
  useEffect(() => {
    if (!answer?.isDone) return
    const { amount = '0', undo } = answer.outcome
    tell({ mode: 'transfer', amount, entries: undo ? numbersOf(undo.ids) : [] })
  }, [answer])
}

import type { Wallet } from '@pundi/contract'
import { useEffect, useEffectEvent } from 'react'
import { useFetcher } from 'react-router-dom'
import type { MoneyChanged } from '../wallet/change-money'
import { DrawnForm } from '../wallet/draw-form'
import { type BegunForm, useOpenForm } from '../wallet/open-form'
import { keptTyped } from '../wallet/typed'
import { useWarmRoute } from '../wallet/use-warm-route'
import type { SavedForm } from './modal-state'

/** What a transfer begins with. */
export interface Moving {
  /** What was typed as the amount of the transaction; decimal text. */
  amount: string
  wallets: readonly Wallet[]
}

interface TransferHereProps extends Moving {
  onSaved: (form: SavedForm) => void
  onClose: () => void
}

/** The form of a transfer, above that of a transaction, which it gives back as it was where no transfer is made. */
export function TransferHere({ amount, wallets, onSaved, onClose }: TransferHereProps) {
  useWarmRoute()
  const fetcher = useFetcher<MoneyChanged>()
  const form = useOpenForm(fetcher.data, begin(amount))
  useTransferred(fetcher.data, onSaved)

  function close() {
    form.close()
    onClose()
  }

  return <DrawnForm fetcher={fetcher} form={{ ...form, close }} wallets={[...wallets]} />
}

/** A transfer that was typed and not saved, or a new one. */
function begin(amount: string): BegunForm {
  const kept = keptTyped()
  if (kept?.purpose.form === 'transfer' && !kept.purpose.transfer) return kept
  return { purpose: { form: 'transfer' }, ...(amount && { typed: { amount } }) }
}

/** Tells of the transfer once the router has made it: it has no other way to say so. */
function useTransferred(answer: MoneyChanged | undefined, onSaved: (form: SavedForm) => void) {
  const tell = useEffectEvent(onSaved)
  useEffect(() => {
    if (!answer?.isDone) return
    const { amount = '0', undo } = answer.outcome
    tell({ mode: 'transfer', transfer: { id: Number(undo?.['id']), amount } })
  }, [answer])
}

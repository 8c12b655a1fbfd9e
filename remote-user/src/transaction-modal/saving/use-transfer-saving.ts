import { addTransfer, type BodyOf, type Transfer } from '@pundi/contract'
import { firstOfEach } from '@pundi/kit/form'
import { isUncertain, withKey } from '@pundi/kit/retry'
import { HttpError, send } from '@pundi/platform/http'
import { useRef, useState } from 'react'
import { formText } from '../catalogue/text'
import type { OpenedFormProps } from '../modal-state'
import type { Refusal } from './save-transaction'
import { useDoubt } from './use-doubt'

export type TransferBody = BodyOf<typeof addTransfer>

/** The saving of a transfer that a line says. However often it is sent, it is made once. */
export function useTransferSaving({ onWork, onSaved }: Pick<OpenedFormProps, 'onWork' | 'onSaved'>) {
  const [add] = useState(() =>
    withKey((body: TransferBody, key) => send(addTransfer, { body, key, fallback: failed() })),
  )
  const [answer, setAnswer] = useState<Refusal>()
  const [isBusy, setBusy] = useState(false)
  const { doubt, forget, isSure } = useDoubt()
  // The button becomes busy with the next render. The second click of a double click comes before it.
  const isSending = useRef(false)

  async function save(body: TransferBody) {
    if (isSending.current || !isSure(String(body.amount))) return
    isSending.current = true
    setBusy(true)
    setAnswer(undefined)
    onWork('sending')
    const answered = await settle(add(body))
    isSending.current = false
    if ('saved' in answered) {
      onSaved({ mode: 'transfer', transfer: answered.saved })
      return
    }
    setBusy(false)
    setAnswer(answered)
    onWork(answered.isLost ? 'unsure' : 'typed')
  }

  return {
    save,
    isBusy,
    answer,
    doubt,
    /** What was said of the line before. */
    forget: () => {
      setAnswer(undefined)
      forget()
    },
  }
}

const failed = () => formText('Terjadi kesalahan saat menyimpan transaksi')

async function settle(answer: Promise<{ data: Transfer }>): Promise<{ saved: Transfer } | Refusal> {
  try {
    return { saved: (await answer).data }
  } catch (error) {
    if (!(error instanceof HttpError)) throw error
    const { message, errors, status } = error
    return { message: () => message, errors: () => firstOfEach(errors), isLost: isUncertain(status) }
  }
}

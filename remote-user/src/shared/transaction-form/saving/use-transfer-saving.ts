import { addTransfer, type AnswerOf, type BodyOf } from '@pundi/contract'
import { firstOfEach } from '@pundi/kit/form'
import { isUncertain, withKey } from '@pundi/kit/retry'
import { HttpError, send } from '@pundi/platform/http'
import { useRef, useState } from 'react'
import { formText } from '../catalogue/text'
import type { ModalContentProps } from '../../booking-draft/modal-state'
import type { Refusal } from './save-transaction'
import { useDoubt } from './use-doubt'

export type TransferBody = BodyOf<typeof addTransfer>
/** If `isEarlier`, wallets that open after the transfer's day shall open on that day instead. */
type Asked = TransferBody & { isEarlier: boolean }

/** All retries send the same Idempotency-Key, so that the server adds the transfer only once. */
export function useTransferSaving({ onWork, onSaved }: Pick<ModalContentProps, 'onWork' | 'onSaved'>) {
  const [add] = useState(() =>
    withKey(({ isEarlier, ...body }: Asked, key) =>
      send(addTransfer, {
        body,
        key,
        ...(isEarlier && { query: { begins: 'earlier' } }),
        fallback: failed(),
      }),
    ),
  )
  const [answer, setAnswer] = useState<Refusal>()
  const [isBusy, setBusy] = useState(false)
  const { doubt, forget, isSure } = useDoubt()
  // Ignores the second click of a double click, which comes before the busy button renders.
  const isSending = useRef(false)

  async function save(body: Asked) {
    if (isSending.current || !isSure(String(body.amount))) return
    isSending.current = true
    setBusy(true)
    setAnswer(undefined)
    onWork('sending')
    const answered = await settle(add(body))
    isSending.current = false
    if ('saved' in answered) {
      const { data, activity_ids: entries = [] } = answered.saved
      onSaved({ mode: 'transfer', amount: data.amount, entries })
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
    forget: () => {
      setAnswer(undefined)
      forget()
    },
  }
}

type Added = AnswerOf<typeof addTransfer>

const failed = () => formText('Terjadi kesalahan saat menyimpan transaksi')

async function settle(answer: Promise<Added>): Promise<{ saved: Added } | Refusal> {
  try {
    return { saved: await answer }
  } catch (error) {
    if (!(error instanceof HttpError)) throw error
    const { message, errors, status } = error
    return { message: () => message, errors: () => firstOfEach(errors), isLost: isUncertain(status) }
  }
}

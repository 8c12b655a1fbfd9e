import type { Transaction } from '@pundi/contract'
import { Dialog, Skeleton } from '@pundi/kit/ui'
import { lazy, Suspense, useState } from 'react'
import { useText } from '../catalogue/text'
import { formToDraw } from './load-form'
import type { OpenModal, Purpose, SavedForm, Work } from './modal-state'

const titles = { add: 'Tambah Transaksi', edit: 'Edit Transaksi', view: 'Detail Transaksi' } as const

// It came with the form, for it is drawn once something is typed.
const DiscardQuestion = lazy(() =>
  import(/* webpackChunkName: "transaction-form" */ './saving/DiscardQuestion').then(loaded => ({
    default: loaded.DiscardQuestion,
  })),
)

interface TransactionModalProps {
  opened: OpenModal
  /** Otherwise it is out of sight, and keeps all that it holds. */
  isShown: boolean
  onTurn: (purpose: Purpose) => void
  onSend: (transaction: Transaction) => void
  onRefused: () => void
  onSaved: (form: SavedForm) => void
  onClose: (mayBeSaved: boolean) => void
}

/**
 * The modal in its three modes. It asks before typed work is discarded. While it changes a transaction it cannot be
 * closed; while it adds one it is out of sight, and comes back with what it holds if the server refuses.
 */
export function TransactionModal({ opened, isShown, onClose, ...props }: TransactionModalProps) {
  const text = useText()
  const [Form, setForm] = useState(formToDraw)
  const [work, setWork] = useState<Work>(() => workOf(opened))
  const [isAsking, setAsking] = useState(false)

  function close() {
    if (work === 'none') onClose(false)
    else if (work !== 'sending') setAsking(true)
  }

  return (
    <>
      <Dialog
        title={text(titles[opened.purpose.mode])}
        open={isShown}
        keepsContent
        onClose={close}
        closeLabel={text('Close the form')}
        sheet
      >
        <Suspense fallback={<Skeleton label={text('Loading...')} count={5} shape="rows" />}>
          <Form
            {...props}
            opened={opened}
            onWork={setWork}
            onClose={close}
            onLoadAgain={() => setForm(formToDraw)}
          />
        </Suspense>
      </Dialog>
      {work !== 'none' && (
        <Suspense>
          <DiscardQuestion
            open={isAsking}
            isUnsure={work === 'unsure'}
            onKeep={() => setAsking(false)}
            onDiscard={() => onClose(work === 'unsure')}
          />
        </Suspense>
      )}
    </>
  )
}

function workOf({ kept }: OpenModal): Work {
  if (!kept) return 'none'
  return kept.unsure.length > 0 ? 'unsure' : 'typed'
}

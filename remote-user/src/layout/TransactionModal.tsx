import type { Transaction } from '@pundi/contract'
import { Dialog, Skeleton } from '@pundi/kit/ui'
import { Suspense, useState } from 'react'
import { useText } from '../catalogue/text'
import { DiscardQuestion, formToDraw } from './use-quick-add'
import type { OpenModal, Purpose, SavedForm, Work } from '../shared/booking-draft/modal-state'

const titles = { add: 'Tambah Transaksi', edit: 'Edit Transaksi', view: 'Detail Transaksi' } as const

interface TransactionModalProps {
  opened: OpenModal
  isShown: boolean
  onTurn: (purpose: Purpose) => void
  onSend: (transaction: Transaction) => void
  onRefused: () => void
  onSaved: (form: SavedForm) => void
  onClose: (mayBeSaved: boolean) => void
}

/**
 * Dialog to view, add or edit a transaction. If input would be lost, closing the dialog asks first.
 * The dialog cannot be closed while an edit is being saved. `isShown` is false while a new
 * transaction is being sent.
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
        hasAddress={opened.hasAddress === true && work === 'none'}
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

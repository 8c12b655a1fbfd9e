import { Dialog, Skeleton } from '@pundi/kit/ui'
import { Suspense, useEffect, useState } from 'react'
import { useText } from '../catalogue/text'
import { DiscardQuestion } from './saving/DiscardQuestion'
import { formToDraw } from './load-form'
import type { OpenModal, Purpose, SavedForm, Work } from './modal-state'
import { useBlocker } from 'react-router-dom'

const titles = { add: 'Tambah Transaksi', edit: 'Edit Transaksi', view: 'Detail Transaksi' } as const

interface TransactionModalProps {
  opened: OpenModal
  onTurn: (purpose: Purpose) => void
  onSaved: (form: SavedForm) => void
  onClose: (mayBeSaved: boolean) => void
}

/** The modal in its three modes. It asks before typed work is discarded, and cannot be closed while it saves. */
export function TransactionModal({ opened, onTurn, onSaved, onClose }: TransactionModalProps) {
  const text = useText()
  const [Form, setForm] = useState(formToDraw)
  const [work, setWork] = useState<Work>(() => workOf(opened))
  const [isAsking, setAsking] = useState(false)
  useLeaving(work !== 'none', close)

  function close() {
    if (work === 'none') onClose(false)
    else if (work !== 'sending') setAsking(true)
  }

  return (
    <>
      <Dialog
        title={text(titles[opened.purpose.mode])}
        open
        onClose={close}
        closeLabel={text('Close the form')}
        sheet
      >
        <Suspense fallback={<Skeleton label={text('Loading...')} count={5} shape="rows" />}>
          <Form
            opened={opened}
            onWork={setWork}
            onTurn={onTurn}
            onSaved={onSaved}
            onClose={close}
            onLoadAgain={() => setForm(formToDraw)}
          />
        </Suspense>
      </Dialog>
      <DiscardQuestion
        open={isAsking}
        isUnsure={work === 'unsure'}
        onKeep={() => setAsking(false)}
        onDiscard={() => onClose(work === 'unsure')}
      />
    </>
  )
}

function workOf({ kept }: OpenModal): Work {
  if (!kept) return 'none'
  return kept.unsure.length > 0 ? 'unsure' : 'typed'
}

/**
 * While a form is open, the browser's Back closes the form, as Escape does, and the page stays. Where something was
 * typed, the browser asks before the tab is closed or reloaded.
 */
function useLeaving(hasTyped: boolean, onBack: () => void) {
  useBlocker(() => {
    onBack()
    return true
  })
  useEffect(() => {
    if (!hasTyped) return
    const askBack = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', askBack)
    return () => window.removeEventListener('beforeunload', askBack)
  }, [hasTyped])
}

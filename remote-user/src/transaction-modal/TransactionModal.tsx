import { Button, ButtonRow, Dialog } from '@pundi/shared/ui'
import { useState } from 'react'
import type { FetcherWithComponents } from 'react-router-dom'
import { useText } from '../catalogue/text'
import type { ModalState } from './modal-state'
import type { SaveAnswer } from './save-transaction'
import { TransactionForm } from './TransactionForm'

interface TransactionModalProps {
  modal: ModalState
  fetcher: FetcherWithComponents<SaveAnswer>
  onClose: () => void
  onLoadCategories: () => void
}

/** "Tambah Transaksi". It asks back before typed work is thrown away, and stays while its form is being saved. */
export function TransactionModal({ modal, fetcher, onClose, onLoadCategories }: TransactionModalProps) {
  const text = useText()
  const [typedIn, setTypedIn] = useState<string>()
  const [askedFor, setAskedFor] = useState<string>()
  const key = modal.mode === 'none' ? undefined : modal.key
  const isAsking = key !== undefined && askedFor === key

  function close() {
    if (fetcher.state !== 'idle') return
    if (key === typedIn) setAskedFor(key)
    else onClose()
  }

  return (
    <>
      <Dialog
        title={text('Tambah Transaksi')}
        open={modal.mode !== 'none'}
        onClose={close}
        closeLabel={text('Close the form')}
      >
        {modal.mode !== 'none' && (
          <TransactionForm
            key={modal.key}
            modal={modal}
            fetcher={fetcher}
            onTyped={() => setTypedIn(key)}
            onClose={close}
            onLoadCategories={onLoadCategories}
          />
        )}
      </Dialog>
      <Dialog
        title={text('Discard this transaction?')}
        open={isAsking}
        onClose={() => setAskedFor(undefined)}
        closeLabel={text('Back to the form')}
      >
        <p>{text('What you typed will be lost.')}</p>
        <ButtonRow>
          <Button type="button" tone="quiet" onClick={() => setAskedFor(undefined)}>
            {text('Keep editing')}
          </Button>
          <Button type="button" tone="danger" onClick={onClose}>
            {text('Discard')}
          </Button>
        </ButtonRow>
      </Dialog>
    </>
  )
}

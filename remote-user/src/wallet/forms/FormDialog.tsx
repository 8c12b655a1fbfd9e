import { Button, ButtonRow, Dialog } from '@pundi/kit/ui'
import { type ReactNode, useState } from 'react'
import { useText } from '../catalogue/text'
import type { MoneyFormState } from './use-money-form'

interface FormDialogProps {
  title: string
  state: MoneyFormState
  onClose: () => void
  /** Given what closes it, which asks first where something was typed. */
  children: (close: () => void) => ReactNode
}

/** A dialog with a form in it. It asks before typed work is discarded, and cannot be closed while it is being saved. */
export function FormDialog({ title, state: { typed, isBusy }, onClose, children }: FormDialogProps) {
  const text = useText()
  const [isAsking, setAsking] = useState(false)

  function close() {
    if (isBusy) return
    if (typed) setAsking(true)
    else onClose()
  }

  return (
    <>
      <Dialog
        title={title}
        open
        keepsContent={typed !== undefined}
        onClose={close}
        closeLabel={text('Close the form')}
        sheet
      >
        {children(close)}
      </Dialog>
      <Dialog
        title={text('Discard what you typed?')}
        open={isAsking}
        onClose={() => setAsking(false)}
        closeLabel={text('Back to the form')}
      >
        <p>{text('What you typed will be lost.')}</p>
        <ButtonRow>
          <Button type="button" tone="quiet" onClick={() => setAsking(false)}>
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

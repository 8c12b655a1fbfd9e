import { Button, ButtonRow, Dialog } from '@pundi/kit/ui'
import { type ReactNode, useState } from 'react'
import { useText } from '../catalogue/text'

interface AskingDialogProps {
  title: string
  /** Somebody has typed in it. */
  isTyped: boolean
  /** It is being saved. */
  isBusy: boolean
  /** No way out of the page leaves behind what is typed. */
  keepsContent?: boolean
  onClose: () => void
  /** The form. What it is given closes the dialog, where that may be. */
  children: (close: () => void) => ReactNode
}

/** A dialog for a form. It asks before typed work is discarded, and cannot be closed while it is being saved. */
export function AskingDialog({ title, isTyped, isBusy, keepsContent, onClose, children }: AskingDialogProps) {
  const text = useText()
  const [isAsking, setAsking] = useState(false)

  function close() {
    if (isBusy) return
    if (isTyped) setAsking(true)
    else onClose()
  }

  return (
    <>
      <Dialog
        title={title}
        open
        {...(keepsContent && { keepsContent })}
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

import { Button, ButtonRow, Dialog } from '@pundi/kit/ui'
import { type ReactNode, useState } from 'react'
import { useText } from '../../catalogue/text'

interface AskingDialogProps {
  title: string
  isTyped: boolean
  isBusy: boolean
  /**
   * If true, any navigation closes the dialog instead of leaving the page. If input would be lost,
   * the dialog asks first.
   */
  keepsContent?: boolean
  onClose: () => void
  /** Renders the form. `close` asks first if input would be lost. */
  children: (close: () => void) => ReactNode
}

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
        title={text('Discard your changes?')}
        open={isAsking}
        onClose={() => setAsking(false)}
        closeLabel={text('Back to the form')}
      >
        <p>{text('Your changes won’t be saved.')}</p>
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

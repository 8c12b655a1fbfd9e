import { Button, ButtonRow, Dialog } from '@pundi/kit/ui'
import { useEffect } from 'react'
import { useText } from '../../../catalogue/text'
import { useFormText } from '../catalogue/text'

interface DiscardQuestionProps {
  open: boolean
  isUnsure: boolean
  onKeep: () => void
  onDiscard: () => void
}

/** Asks before input is discarded. The browser itself asks before the tab closes or reloads. */
export function DiscardQuestion({ open, isUnsure, onKeep, onDiscard }: DiscardQuestionProps) {
  const text = useText()
  const say = useFormText()
  useQuestionBeforeLeaving()
  return (
    <Dialog
      title={say('Discard this transaction?')}
      open={open}
      onClose={onKeep}
      closeLabel={text('Back to the form')}
    >
      <p>
        {isUnsure
          ? say('We don’t know if this was saved. Your transaction may already have been added.')
          : text('Your changes won’t be saved.')}
      </p>
      <ButtonRow>
        <Button type="button" tone="quiet" onClick={onKeep}>
          {text('Keep editing')}
        </Button>
        <Button type="button" tone="danger" onClick={onDiscard}>
          {text('Discard')}
        </Button>
      </ButtonRow>
    </Dialog>
  )
}

function useQuestionBeforeLeaving() {
  useEffect(() => {
    const askBack = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', askBack)
    return () => window.removeEventListener('beforeunload', askBack)
  }, [])
}

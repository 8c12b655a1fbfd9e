import { Button, ButtonRow, Dialog } from '@pundi/kit/ui'
import { useEffect } from 'react'
import { useText } from '../../catalogue/text'
import { useFormText } from '../catalogue/text'

interface DiscardQuestionProps {
  open: boolean
  /** The answer to the last Save was lost. */
  isUnsure: boolean
  onKeep: () => void
  onDiscard: () => void
}

/** Asks before typed work is discarded. The browser asks before the tab is closed or reloaded. */
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
          ? say('We got no answer; your transaction may already be saved.')
          : text('What you typed will be lost.')}
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

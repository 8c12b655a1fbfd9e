import { AlertBox, Button } from '@pundi/kit/ui'
import type { MouseEvent } from 'react'
import { useFetcher } from 'react-router-dom'
import { useText } from '../catalogue/text'
import type { LinkAnswer } from './send-link'
import css from './UnprovenNote.module.css'

export function UnprovenNote({ email }: { email: string }) {
  const text = useText()
  const fetcher = useFetcher<LinkAnswer>()
  const answer = fetcher.data
  function ask({ detail }: MouseEvent) {
    // Ignores the second click of a double click.
    if (detail < 2) void fetcher.submit({ intent: 'send-link' }, { method: 'post', action: '/setting' })
  }
  return (
    <div className={css.note}>
      <p className={css.what}>{text('Your email address isn’t confirmed')}</p>
      <p>{text('We’ll save your choices, but send nothing until you’ve confirmed {email}.', { email })}</p>
      {answer && (
        <AlertBox key={answer.at} type={answer.isSent ? 'success' : 'error'}>
          {answer.message}
        </AlertBox>
      )}
      <Button
        type="button"
        tone="quiet"
        busy={fetcher.state === 'idle' ? undefined : text('Loading...')}
        onClick={ask}
      >
        {answer?.isSent ? text('Send another link') : text('Send the link')}
      </Button>
    </div>
  )
}

import { Button } from '@pundi/shared/ui'
import { useRevalidator } from 'react-router-dom'
import { useText } from '../catalogue/text'
import css from './TryAgain.module.css'

/** What stands where a call failed: what happened, and the one way to ask again, which runs all loaders. */
export function TryAgain({ message }: { message: string }) {
  const text = useText()
  const { state, revalidate } = useRevalidator()
  return (
    <div className={css.failure} role="alert">
      <p>{message}</p>
      <Button
        type="button"
        tone="quiet"
        busy={state === 'loading' ? text('Loading...') : undefined}
        onClick={() => void revalidate()}
      >
        {text('Try again')}
      </Button>
    </div>
  )
}

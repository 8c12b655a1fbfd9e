import { CircleAlert } from 'lucide-react'
import { Button } from '../button/Button'
import css from './Failure.module.css'

interface FailureProps {
  message: string
  /** The label of the button, "Try again", and its label while that runs. */
  action: string
  busy?: string | undefined
  onTry: () => void
}

/** Shown in place of a part of a screen that failed: what happened, and one way to try again. The rest stays usable. */
export const Failure = ({ message, action, busy, onTry }: FailureProps) => (
  <div className={css.failure} role="alert">
    <p>
      <CircleAlert size={20} />
      {message}
    </p>
    <Button type="button" tone="quiet" busy={busy} onClick={onTry}>
      {action}
    </Button>
  </div>
)

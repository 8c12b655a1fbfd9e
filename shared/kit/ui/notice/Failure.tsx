import { CircleAlert } from 'lucide-react'
import { languageOf } from '../../format/language-of'
import { Button } from '../button/Button'
import css from './Failure.module.css'

interface FailureProps {
  message: string
  action: string
  busy?: string | undefined
  onTry: () => void
}

export const Failure = ({ message, action, busy, onTry }: FailureProps) => (
  <div className={css.failure} role="alert">
    <p lang={languageOf(message)}>
      <CircleAlert size={20} />
      {message}
    </p>
    <Button type="button" tone="quiet" busy={busy} onClick={onTry}>
      {action}
    </Button>
  </div>
)

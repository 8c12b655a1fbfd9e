import { useText } from '../catalogue/text'
import classes from './Waiting.module.css'

/** Shown while the first page loads. It appears only after a moment, so that a quick start does not flicker. */
export function Waiting() {
  const text = useText()
  return (
    <div className={classes.waiting} data-area="shell" role="status" aria-label={text('Loading...')}>
      <span />
      <span />
      <span />
    </div>
  )
}

import { useText } from '../catalogue/text'
import classes from './Waiting.module.css'

/** Appears after a delay, so that a fast page does not flicker. */
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

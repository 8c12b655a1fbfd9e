import { useText } from '../catalogue/text'
import classes from './Waiting.module.css'

/** Shown after a delay, so that a quick start does not flicker. */
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

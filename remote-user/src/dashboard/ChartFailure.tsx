import { Button } from '@pundi/kit/ui'
import { useText } from '../catalogue/text'
import css from './ChartFailure.module.css'

/** Where the chart's code could not be loaded; the same numbers still stand in the table. */
export function ChartFailure() {
  const text = useText()
  return (
    <div className={css.failure} role="alert">
      <p>{text('The chart could not be loaded.')}</p>
      <Button type="button" tone="quiet" onClick={() => window.location.reload()}>
        {text('Try again')}
      </Button>
    </div>
  )
}

import { Button } from '@pundi/kit/ui'
import { useText } from '../../catalogue/text'
import css from './ChartFailure.module.css'

export function ChartFailure() {
  const text = useText()
  return (
    <div className={css.failure} role="alert">
      <p>{text('We couldn’t load the chart.')}</p>
      <Button type="button" tone="quiet" onClick={() => window.location.reload()}>
        {text('Try again')}
      </Button>
    </div>
  )
}

import { Failure } from '@pundi/kit/ui'
import { useText } from '../catalogue/text'

/** Where the chart's code could not be loaded. */
export function ChartFailure() {
  const text = useText()
  return (
    <Failure
      message={text('The chart could not be loaded.')}
      action={text('Try again')}
      onTry={() => window.location.reload()}
    />
  )
}

import { Failure } from '@pundi/kit/ui'
import { useText } from '../catalogue/text'

/** Where the code of a form could not be loaded; the page works without. */
export function FormAway() {
  const text = useText()
  return (
    <Failure
      message={text('The form could not be loaded.')}
      action={text('Try again')}
      onTry={() => window.location.reload()}
    />
  )
}

import { Failure } from '@pundi/kit/ui'
import { useText } from './catalogue/text'

/** Where the code of a part of a page could not be loaded; the rest of the page works without. */
export function PartAway() {
  const text = useText()
  return (
    <Failure
      message={text('This part of the page could not be loaded.')}
      action={text('Try again')}
      onTry={() => window.location.reload()}
    />
  )
}

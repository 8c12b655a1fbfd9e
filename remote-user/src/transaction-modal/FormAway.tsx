import { Failure } from '@pundi/kit/ui'
import { useText } from '../catalogue/text'

/** In place of a form whose code could not be loaded. */
export function FormAway({ onLoadAgain }: { onLoadAgain: () => void }) {
  const text = useText()
  return (
    <Failure message={text('The form could not be loaded.')} action={text('Try again')} onTry={onLoadAgain} />
  )
}

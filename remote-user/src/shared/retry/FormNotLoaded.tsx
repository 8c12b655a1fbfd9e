import { Failure } from '@pundi/kit/ui'
import { useText } from '../../catalogue/text'

/** Takes the focus, because the message may be far below the pressed button. */
export function FormNotLoaded() {
  const text = useText()
  return (
    <div ref={focusOnArrival} tabIndex={-1}>
      <Failure
        message={text('We couldn’t load the form.')}
        action={text('Try again')}
        onTry={() => window.location.reload()}
      />
    </div>
  )
}

/** Outside the component, so that React calls this ref only once. */
const focusOnArrival = (box: HTMLElement | null) => box?.focus()

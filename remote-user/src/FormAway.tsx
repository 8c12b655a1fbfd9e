import { Failure } from '@pundi/kit/ui'
import { useText } from './catalogue/text'

/**
 * Where the code of a form could not be loaded; the page works without. It takes the focus, since it may stand far
 * below what was pressed.
 */
export function FormAway() {
  const text = useText()
  return (
    <div ref={focusOnArrival} tabIndex={-1}>
      <Failure
        message={text('The form could not be loaded.')}
        action={text('Try again')}
        onTry={() => window.location.reload()}
      />
    </div>
  )
}

/** The same function at every render: it is called once. */
const focusOnArrival = (box: HTMLElement | null) => box?.focus()

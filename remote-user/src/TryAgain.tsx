import { Failure } from '@pundi/shared/ui'
import { useRevalidator } from 'react-router-dom'
import { useText } from './catalogue/text'

/** What stands where a call failed; trying again runs all loaders. */
export function TryAgain({ message }: { message: string }) {
  const text = useText()
  const { state, revalidate } = useRevalidator()
  return (
    <Failure
      message={message}
      action={text('Try again')}
      busy={state === 'loading' ? text('Loading...') : undefined}
      onTry={() => void revalidate()}
    />
  )
}

import { Failure } from '@pundi/kit/ui'
import { useRevalidator } from 'react-router-dom'

interface TryAgainProps {
  message: string
  text: (message: 'Loading...' | 'Try again') => string
}

export function TryAgain({ message, text }: TryAgainProps) {
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

import { Failure } from '@pundi/shared/ui'
import { useRevalidator } from 'react-router-dom'
import { useText } from '../catalogue/text'

export function LoadFailure() {
  const text = useText()
  const { state, revalidate } = useRevalidator()
  return (
    <Failure
      message={text('Gagal mengambil data admin')}
      action={text('Try again')}
      busy={state === 'loading' ? text('Loading...') : undefined}
      onTry={() => void revalidate()}
    />
  )
}

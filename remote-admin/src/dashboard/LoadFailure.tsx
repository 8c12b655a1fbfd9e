import { AlertBox, Button } from '@pundi/shared/ui'
import { useRevalidator } from 'react-router-dom'
import { useText } from '../catalogue/text'
import css from './LoadFailure.module.css'

export function LoadFailure() {
  const text = useText()
  const { state, revalidate } = useRevalidator()
  return (
    <AlertBox type="error">
      <span className={css.failure}>
        {text('Gagal mengambil data admin')}
        <Button
          type="button"
          tone="quiet"
          busy={state === 'loading' ? text('Loading...') : undefined}
          onClick={() => void revalidate()}
        >
          {text('Try again')}
        </Button>
      </span>
    </AlertBox>
  )
}

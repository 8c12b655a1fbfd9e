import { Toast } from '@pundi/kit/ui'
import { useDeferredValue } from 'react'
import { createStore } from 'zustand/vanilla'
import { useStore } from 'zustand'
import { useFormText } from '../transaction-form/catalogue/text'

const sent = createStore<{ count: number }>(() => ({ count: 0 }))

export const showSent = (count: number) => sent.setState({ count })

export function SentToast() {
  const text = useFormText()
  const { count } = useDeferredValue(useStore(sent), { count: 0 })
  return (
    <Toast
      tone="success"
      message={
        count > 0
          ? text('{count, plural, =1 {1 saved transaction} other {# saved transactions}} sent', { count })
          : undefined
      }
      stamp={count}
      onDismiss={() => showSent(0)}
      dismissLabel={text('Dismiss')}
    />
  )
}

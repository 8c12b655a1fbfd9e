import { useEffect, useState } from 'react'

/**
 * The value of a promise, or undefined until the promise resolves. A new promise makes the result
 * undefined again. A value that is not a promise is returned at once.
 */
export function usePromise<Value>(value: Value | Promise<Value>): Value | undefined {
  const [settled, setSettled] = useState<{ of: Promise<Value>; value?: Value; error?: unknown }>()
  useEffect(() => {
    if (!(value instanceof Promise)) return
    let isWanted = true
    const settle = (outcome: { value?: Value; error?: unknown }) =>
      isWanted && setSettled({ of: value, ...outcome })
    value.then(
      brought => settle({ value: brought }),
      (error: unknown) => settle({ error }),
    )
    return () => {
      isWanted = false
    }
  }, [value])
  if (!(value instanceof Promise)) return value
  if (settled?.of !== value) return undefined
  if ('error' in settled) throw settled.error
  return settled.value
}

import { useRevalidator } from 'react-router-dom'

/** Runs the loaders of what is shown again, and with them opens what did not open; the browser is not reloaded. */
export function useTryAgain() {
  const { revalidate, state } = useRevalidator()
  return { tryAgain: () => void revalidate(), isTrying: state === 'loading' }
}

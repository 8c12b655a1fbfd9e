import { useLocation, useNavigate, useNavigation } from 'react-router-dom'

/**
 * Navigates to the current address: runs the loaders of the page again, and loads what did not load, without reloading
 * the document. A revalidation alone would not do: where it ends before React has drawn its beginning, the problem
 * would stay.
 */
export function useTryAgain() {
  const location = useLocation()
  const navigate = useNavigate()
  const isTrying = useNavigation().state === 'loading'
  const tryAgain = () =>
    void navigate(location, { replace: true, state: location.state as unknown, preventScrollReset: true })
  return { tryAgain, isTrying }
}

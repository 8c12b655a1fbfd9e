import { useLocation, useNavigate, useNavigation } from 'react-router-dom'

/**
 * Navigates to the current address, which reruns loaders and retries failed loads without a reload. Does not
 * revalidate: if a revalidation ends before React renders its start, the problem card stays.
 */
export function useTryAgain() {
  const location = useLocation()
  const navigate = useNavigate()
  const isTrying = useNavigation().state === 'loading'
  const tryAgain = () =>
    void navigate(location, { replace: true, state: location.state as unknown, preventScrollReset: true })
  return { tryAgain, isTrying }
}

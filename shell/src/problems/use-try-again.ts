import { useLocation, useNavigate, useNavigation } from 'react-router-dom'

/**
 * Navigates to the current address, which reruns loaders and retries failed downloads. Does not use
 * `revalidate`, because a revalidation can end before React has rendered its start. The error
 * message would then stay.
 */
export function useTryAgain() {
  const location = useLocation()
  const navigate = useNavigate()
  const isTrying = useNavigation().state === 'loading'
  const tryAgain = () =>
    void navigate(location, { replace: true, state: location.state as unknown, preventScrollReset: true })
  return { tryAgain, isTrying }
}

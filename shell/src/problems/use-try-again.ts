import { useLocation, useNavigate, useNavigation } from 'react-router-dom'

/**
 * Goes to where one is: runs the loaders of what is shown again, and with them opens what did not open. The browser is
 * not reloaded. A mere revalidation that is over before React has drawn its beginning would leave the problem there.
 */
export function useTryAgain() {
  const location = useLocation()
  const navigate = useNavigate()
  const isTrying = useNavigation().state === 'loading'
  const tryAgain = () =>
    void navigate(location, { replace: true, state: location.state as unknown, preventScrollReset: true })
  return { tryAgain, isTrying }
}

import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'

/** Goes to another address after so many milliseconds, unless the screen is left before. */
export function useDelayedNavigation(to: string, delay: number) {
  const navigate = useNavigate()
  useEffect(() => {
    const timer = setTimeout(() => void navigate(to, { replace: true }), delay)
    return () => clearTimeout(timer)
  }, [navigate, to, delay])
}

import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'

/** Goes on, in place of this page, as soon as it is known where to. */
export function useGoingOn(where: Promise<string>) {
  const navigate = useNavigate()
  useEffect(() => {
    let isHere = true
    void where.then(to => isHere && navigate(to, { replace: true }))
    return () => {
      isHere = false
    }
  }, [where, navigate])
}

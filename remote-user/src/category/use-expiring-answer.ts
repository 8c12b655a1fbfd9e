import { useEffect, useState } from 'react'

/** What was answered last, until it has stood for `milliseconds`. */
export function useExpiringAnswer<Answer extends object>(answer: Answer | undefined, milliseconds: number) {
  const [expired, setExpired] = useState<Answer>()
  useEffect(() => {
    const timer = setTimeout(() => setExpired(answer), milliseconds)
    return () => clearTimeout(timer)
  }, [answer, milliseconds])
  return answer === expired ? undefined : answer
}

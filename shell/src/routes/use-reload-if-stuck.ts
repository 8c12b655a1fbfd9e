import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { openDocument } from '../federation/open-document'

/** Milliseconds within which React must render after a return from the back/forward cache. */
const patience = 2000

/**
 * Reloads a page that returns from the back/forward cache and no longer renders. React schedules
 * each render with a message. If Firefox freezes the page while a message is pending, the message
 * is lost, and React waits forever (decision 221).
 */
export function useReloadIfStuck() {
  const [returns, setReturns] = useState(0)
  const rendered = useRef(0)
  useLayoutEffect(() => {
    rendered.current = returns
  }, [returns])
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let expected = 0
    function check({ persisted }: PageTransitionEvent) {
      if (!persisted) return
      expected += 1
      setReturns(expected)
      clearTimeout(timer)
      timer = setTimeout(() => {
        if (rendered.current !== expected) void openDocument(location.href)
      }, patience)
    }
    addEventListener('pageshow', check)
    return () => {
      removeEventListener('pageshow', check)
      clearTimeout(timer)
    }
  }, [])
}

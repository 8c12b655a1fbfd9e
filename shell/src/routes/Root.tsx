import { useSession } from '@pundi/platform/session'
import { useEffect, useRef, useState, useLayoutEffect } from 'react'
import { Outlet, ScrollRestoration, useMatches, useLocation } from 'react-router-dom'
import { Notices } from '../notices/Notices'
import { useDocumentTitle } from '../areas/use-document-title'
import { LatePage } from './RemotePage'
import { useLatePlace } from './use-late-place'
import { Waiting } from './Waiting'
import { openDocument } from '../federation/open-document'

export function Root() {
  useDocumentTitle()
  const isLate = useMatches().some(({ loaderData }) => loaderData instanceof LatePage)
  useFocusOnNavigation(isLate)
  useLatePlace(isLate)
  useReloadIfStuck()
  return (
    <>
      {useIsOfEarlierSession() ? <Waiting /> : <Outlet />}
      <ScrollRestoration />
      <Notices />
    </>
  )
}

/**
 * Focuses the heading after a navigation, so that screen readers announce the page and Tab
 * continues there. A field of the page that is already focused keeps the focus. A change of the
 * query does not move the focus. The heading of a slow page is focused when the page arrives.
 */
function useFocusOnNavigation(isLate: boolean) {
  const { pathname } = useLocation()
  const before = useRef(pathname)
  const standIn = useRef<Element | null | undefined>(undefined)
  useEffect(() => {
    const { activeElement } = document
    const isKept = before.current === pathname || activeElement?.closest('main, dialog')
    before.current = pathname
    if (isKept && activeElement !== standIn.current) return
    const heading = document.querySelector<HTMLElement>('h1') ?? document.querySelector<HTMLElement>('main')
    standIn.current = isLate ? heading : undefined
    heading?.setAttribute('tabindex', '-1')
    heading?.focus({ preventScroll: true })
  }, [pathname, isLate])
}

/**
 * True if another tab changed the session after the page loaded. The page's amounts must then
 * disappear at once, before the next page arrives.
 */
function useIsOfEarlierSession(): boolean {
  const token = useSession(session => session.token)
  const isFromElsewhere = useSession(session => session.isFromElsewhere)
  // Every navigation and revalidation creates a new `matches` array, so a new array means new data.
  const matches = useMatches()
  const [loaded, setLoaded] = useState({ matches, token })
  if (loaded.matches !== matches) setLoaded({ matches, token })
  return isFromElsewhere && loaded.matches === matches && loaded.token !== token
}

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

import { Outlet, ScrollRestoration, useMatches } from 'react-router-dom'
import { Notices } from '../notices/Notices'
import { useDocumentTitle } from '../areas/use-document-title'
import { LatePage } from './RemotePage'
import { useFocusOnNavigation } from './use-focus-on-navigation'
import { useIsOfEarlierSession } from './use-is-of-earlier-session'
import { useLatePlace } from './use-late-place'
import { useReloadIfStuck } from './use-reload-if-stuck'
import { Waiting } from './Waiting'

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

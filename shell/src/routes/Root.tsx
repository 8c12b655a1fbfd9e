import { Outlet, ScrollRestoration } from 'react-router-dom'
import { Notices } from '../notices/Notices'
import { useDocumentTitle } from './use-document-title'
import { useFocusOnNavigation } from './use-focus-on-navigation'
import { useIsOfEarlierSession } from './use-is-of-earlier-session'
import { Waiting } from './Waiting'

export function Root() {
  useDocumentTitle()
  useFocusOnNavigation()
  return (
    <>
      {useIsOfEarlierSession() ? <Waiting /> : <Outlet />}
      <ScrollRestoration />
      <Notices />
    </>
  )
}

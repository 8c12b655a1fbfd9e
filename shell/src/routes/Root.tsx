import { Outlet, ScrollRestoration } from 'react-router-dom'
import { Notices } from '../notices/Notices'
import { useDocumentTitle } from './use-document-title'
import { useFocusOnNavigation } from './use-focus-on-navigation'

export function Root() {
  useDocumentTitle()
  useFocusOnNavigation()
  return (
    <>
      <Outlet />
      <ScrollRestoration />
      <Notices />
    </>
  )
}

import { Outlet, ScrollRestoration } from 'react-router-dom'
import { useDocumentTitle } from './use-document-title'

export function Root() {
  useDocumentTitle()
  return (
    <>
      <Outlet />
      <ScrollRestoration />
    </>
  )
}

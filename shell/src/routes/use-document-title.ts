import { useEffect } from 'react'
import { useMatches } from 'react-router-dom'
import type { PageHandle } from './area-route'

/** Names the document after the page that is shown. */
export function useDocumentTitle() {
  const title = useMatches().findLast(match => (match.handle as PageHandle | undefined)?.title)?.handle as
    PageHandle | undefined
  useEffect(() => {
    document.title = title?.title ?? 'Pundi'
  }, [title])
}

import { useMessages } from '@pundi/platform/i18n'
import { useEffect } from 'react'
import { useMatches } from 'react-router-dom'
import type { PageHandle } from './area-route'

/** Names the document after the page that is shown, in the active language. */
export function useDocumentTitle() {
  const say = useMessages()
  const handle = useMatches().findLast(match => (match.handle as PageHandle | undefined)?.title)?.handle as
    PageHandle | undefined
  useTitle(say(handle?.title ?? 'Pundi'))
}

/** Names the document. */
export function useTitle(title: string) {
  useEffect(() => {
    document.title = title
  }, [title])
}

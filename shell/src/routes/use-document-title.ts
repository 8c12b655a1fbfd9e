import { useMessages } from '@pundi/platform/i18n'
import { useEffect } from 'react'
import { useMatches } from 'react-router-dom'
import type { PageHandle } from './area-route'

/** Sets the document's title to that of the page, in the active language. */
export function useDocumentTitle() {
  const say = useMessages()
  const handle = useMatches().findLast(match => (match.handle as PageHandle | undefined)?.title)?.handle as
    | PageHandle
    | undefined
  useTitle(say(handle?.title ?? 'Pundi'))
}

/** Sets the document's title. */
export function useTitle(title: string) {
  useEffect(() => {
    document.title = title
  }, [title])
}

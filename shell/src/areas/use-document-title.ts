import { useMessages } from '@pundi/platform/i18n'
import { useEffect } from 'react'
import { useMatches } from 'react-router-dom'

export interface PageHandle {
  title: string
}

export function useDocumentTitle() {
  const say = useMessages()
  const handle = useMatches().findLast(match => (match.handle as PageHandle | undefined)?.title)?.handle as
    | PageHandle
    | undefined
  useTitle(say(handle?.title ?? 'Pundi'))
}

export function useTitle(title: string) {
  useEffect(() => {
    document.title = title
  }, [title])
}

import { useMessages, useTitledRecord } from '@pundi/platform/i18n'
import { useEffect } from 'react'
import { useMatches } from 'react-router-dom'

export interface PageHandle {
  title: string
}

export function useDocumentTitle() {
  const record = useTitledRecord()
  const say = useMessages()
  const handle = useMatches().findLast(match => (match.handle as PageHandle | undefined)?.title)?.handle as
    | PageHandle
    | undefined
  const title = say(handle?.title ?? 'Pundi')
  useTitle(record === undefined ? title : `${record} – ${title}`)
}

export function useTitle(title: string) {
  useEffect(() => {
    document.title = title
  }, [title])
}

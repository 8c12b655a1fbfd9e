import { useEffect } from 'react'
import type { List } from './describe-list'

const open = new Set<string>()

/** Whether the list's screen stands already, so that what it shows can stay until something newer has come. */
export const isScreenOpen = ({ path }: List) => open.has(path)

export function useScreenOpen({ path }: List) {
  useEffect(() => {
    open.add(path)
    return () => {
      open.delete(path)
    }
  }, [path])
}

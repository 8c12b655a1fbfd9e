import { useEffect } from 'react'
import type { ListDescription } from './describe-list'

const open = new Set<string>()

/** Whether the list's screen is shown already, so that its rows can stay until newer ones have come. */
export const isScreenOpen = ({ path }: ListDescription) => open.has(path)

export function useScreenOpen({ path }: ListDescription) {
  useEffect(() => {
    open.add(path)
    return () => {
      open.delete(path)
    }
  }, [path])
}

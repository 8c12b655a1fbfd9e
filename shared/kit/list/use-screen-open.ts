import { useEffect } from 'react'

const open = new Set<string>()

interface Screen {
  path: string
}

export const isScreenOpen = ({ path }: Screen) => open.has(path)

export function useScreenOpen({ path }: Screen) {
  useEffect(() => {
    open.add(path)
    return () => {
      open.delete(path)
    }
  }, [path])
}

/**
 * For loaders: if the screen is already open, waits for the data. If the screen is opening, returns
 * a promise at once.
 */
export const unlessOpen = async <Value>(
  screen: Screen,
  loading: Promise<Value>,
): Promise<{ loading: Value | Promise<Value> }> => ({
  loading: isScreenOpen(screen) ? await loading : loading,
})

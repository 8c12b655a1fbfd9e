import { useEffect } from 'react'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

const titled = createStore<{ record: string | undefined }>(() => ({ record: undefined }))

/**
 * While mounted, puts the record's name before the page's title: "Laptop – Goals". For a page whose address names a
 * record. Undefined: the title stays the page's own.
 */
export function useRecordTitle(name: string | undefined): void {
  useEffect(() => {
    if (name === undefined) return
    titled.setState({ record: name })
    return () => titled.setState({ record: undefined })
  }, [name])
}

/** For the shell: the name that the shown page gave to `useRecordTitle`. */
export const useTitledRecord = (): string | undefined => useStore(titled, ({ record }) => record)

import { useEffect } from 'react'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

const titled = createStore<{ record: string | undefined }>(() => ({ record: undefined }))

/**
 * While mounted, puts a record's name before the page's title: "Laptop – Goals". If `name` is
 * undefined, the title stays "Goals".
 */
export function useRecordTitle(name: string | undefined): void {
  useEffect(() => {
    if (name === undefined) return
    titled.setState({ record: name })
    return () => titled.setState({ record: undefined })
  }, [name])
}

/** The name that the page passed to `useRecordTitle`. The shell puts it into the title. */
export const useTitledRecord = (): string | undefined => useStore(titled, ({ record }) => record)

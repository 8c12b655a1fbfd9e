import { useEffect } from 'react'

let isOpen = false

/** Whether the screen stands already, so that what it shows can stay until something newer has come. */
export const isScreenOpen = () => isOpen

export function useScreenOpen() {
  useEffect(() => {
    isOpen = true
    return () => {
      isOpen = false
    }
  }, [])
}

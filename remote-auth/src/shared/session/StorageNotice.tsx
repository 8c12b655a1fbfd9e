import { useState } from 'react'
import { useText } from '../../catalogue/text'

/** Warns before sign-in if the browser cannot store the session, which then ends with a reload. */
export function StorageNotice() {
  const text = useText()
  const [isKept] = useState(keepsAnything)
  return isKept ? null : (
    <p>
      {text(
        'Your browser keeps nothing for this site, so you’ll sign in again in every tab and after every reload.',
      )}
    </p>
  )
}

/** False if the storage is full or blocked. */
function keepsAnything() {
  try {
    localStorage.setItem('tried', '')
    localStorage.removeItem('tried')
    return true
  } catch {
    return false
  }
}

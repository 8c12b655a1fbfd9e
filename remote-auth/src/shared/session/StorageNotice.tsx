import { useState } from 'react'
import { useText } from '../../catalogue/text'

/** Says beforehand that a session will last only as long as its document. */
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

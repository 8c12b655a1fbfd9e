import { useState } from 'react'
import { useText } from '../../catalogue/text'

export function StorageNotice() {
  const text = useText()
  const [isKept] = useState(keepsAnything)
  return isKept ? null : (
    <p>
      {text(
        'Your browser doesn’t save anything for this site, so you’ll need to sign in again in every tab and after every reload.',
      )}
    </p>
  )
}

function keepsAnything() {
  try {
    localStorage.setItem('tried', '')
    localStorage.removeItem('tried')
    return true
  } catch {
    return false
  }
}

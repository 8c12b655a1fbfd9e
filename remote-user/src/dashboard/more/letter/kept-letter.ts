import { session } from '@pundi/platform/session'

/** Where this browser keeps the letter that its user closed last: the first day of its period. */
const nameInStorage = () => `letter:${session.getState().userid ?? ''}`

export const closedLetter = () => localStorage.getItem(nameInStorage())

export const closeLetter = (from: string) => localStorage.setItem(nameInStorage(), from)

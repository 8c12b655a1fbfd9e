import { session } from '@pundi/platform/session'

/** Where this browser keeps which period its user chose last on the dashboard. Absent for all time. */
export const nameInStorage = () => `period:${session.getState().userid ?? ''}`

export const keptPeriod = () => localStorage.getItem(nameInStorage())

export const clearKeptPeriod = () => localStorage.removeItem(nameInStorage())

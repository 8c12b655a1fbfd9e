import { useState } from 'react'

/**
 * What a page has loaded, or while a form is open and it could not be loaded again what was last there: a change that
 * was not saved for want of a network takes neither the form away, nor what can be chosen in it.
 */
export function useKeptData<Data extends { isWhole: boolean }>(data: Data, isFormOpen: boolean): Data {
  const [kept, setKept] = useState(data)
  if (data.isWhole && kept !== data) setKept(data)
  return isFormOpen && !data.isWhole ? kept : data
}

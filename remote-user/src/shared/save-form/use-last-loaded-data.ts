import { useState } from 'react'

/**
 * If a reload fails while a form is open, the last complete data stays, so that losing the connection removes neither
 * the form nor its choices.
 */
export function useLastLoadedData<Data extends { isWhole: boolean }>(data: Data, isFormOpen: boolean): Data {
  const [lastLoaded, setLastLoaded] = useState(data)
  if (data.isWhole && lastLoaded !== data) setLastLoaded(data)
  return isFormOpen && !data.isWhole ? lastLoaded : data
}

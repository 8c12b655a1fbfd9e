import { useState } from 'react'

/**
 * The page's data. If a reload fails while a form is open, the last complete data stays. So losing the connection
 * removes neither the form nor its choices.
 */
export function useLastLoadedData<Data extends { isWhole: boolean }>(data: Data, isFormOpen: boolean): Data {
  const [lastLoaded, setLastLoaded] = useState(data)
  if (data.isWhole && lastLoaded !== data) setLastLoaded(data)
  return isFormOpen && !data.isWhole ? lastLoaded : data
}

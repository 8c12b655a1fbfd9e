import { useState } from 'react'

/**
 * Returns the last complete data if a reload fails while a form is open. Without this data, a lost
 * connection would remove the form and its choices.
 */
export function useLastLoadedData<Data extends { isWhole: boolean }>(data: Data, isFormOpen: boolean): Data {
  const [lastLoaded, setLastLoaded] = useState(data)
  if (data.isWhole && lastLoaded !== data) setLastLoaded(data)
  return isFormOpen && !data.isWhole ? lastLoaded : data
}

import { useLocation, useNavigate, useParams } from 'react-router-dom'
import { readRecordId } from './read-record-id'

/**
 * `isOverList`: true if the previous history entry is the list from which the user opened the
 * record.
 */
interface State {
  isOverList?: true
}

/**
 * The record in the address of a list's page: record 7 in "/goals/7". Opening a record adds a
 * history entry, and closing the record goes back. If a link led to the record, closing replaces
 * the address with the list's address. The list keeps its query and scroll position.
 *
 * @param list path of the list
 */
export function useRecordAddress(list: string) {
  const { id } = useParams()
  const { search, ...location } = useLocation()
  const navigate = useNavigate()
  const state = location.state as State | null
  return {
    /** Undefined at the list's own address; 0 if the address has no valid id. */
    id: id === undefined ? undefined : readRecordId(id),
    addressOf: (record: number) => `${list}/${record}${search}`,
    open: (record: number) =>
      void navigate(`${list}/${record}${search}`, {
        replace: id !== undefined,
        state: id === undefined ? { ...state, isOverList: true } : state,
        preventScrollReset: true,
      }),
    close: () =>
      void (state?.isOverList
        ? navigate(-1)
        : navigate(`${list}${search}`, { replace: true, state, preventScrollReset: true })),
  }
}

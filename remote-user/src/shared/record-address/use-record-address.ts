import { useLocation, useNavigate, useParams } from 'react-router-dom'
import { readRecordId } from './read-record-id'

/** `isOverList`: the history entry before this one is the list that the record was opened from. */
interface State {
  isOverList?: true
}

/**
 * The record that the address of a list's page names: "/goals/7" of "/goals". Opening a record adds a history entry.
 * Closing it goes back, or replaces the address if a link led to it. The list's query and scroll position stay.
 *
 * @param list path of the list
 */
export function useRecordAddress(list: string) {
  const { id } = useParams()
  const { search, ...location } = useLocation()
  const navigate = useNavigate()
  const state = location.state as State | null
  return {
    /** Undefined at the list's own address; 0 if the address names no possible record. */
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

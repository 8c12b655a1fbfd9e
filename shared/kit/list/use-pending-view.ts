import { useNavigation } from 'react-router-dom'
import type { List, View } from './describe-list'

/**
 * The view that was asked for last: the one whose answer is on its way, or else the one that is shown. What changes a
 * part of a view goes by this one, so that two quick presses both count.
 */
export function usePendingView<Name extends string, Sort extends string>(
  list: List<Name, Sort>,
  shown: View<Name, Sort>,
): View<Name, Sort> {
  const { state, location } = useNavigation()
  const isPending = state === 'loading' && location.pathname === list.path
  return isPending ? list.read(new URLSearchParams(location.search)) : shown
}

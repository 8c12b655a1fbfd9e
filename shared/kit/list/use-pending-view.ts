import { useNavigation } from 'react-router-dom'
import type { ListDescription, ListView } from './describe-list'

/** The view being loaded, else the view shown. Changes must start from it, so that two quick presses both count. */
export function usePendingView<Name extends string, Sort extends string>(
  list: ListDescription<Name, Sort>,
  shown: ListView<Name, Sort>,
): ListView<Name, Sort> {
  const { state, location } = useNavigation()
  const isPending = state === 'loading' && location.pathname === list.path
  return isPending ? list.read(new URLSearchParams(location.search)) : shown
}

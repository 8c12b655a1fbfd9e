import { useNavigation } from 'react-router-dom'
import type { ListDescription, ListView } from './describe-list'

/**
 * The view that is loading, or otherwise the view that is shown. Base all changes on this view, so
 * that two quick clicks both take effect.
 */
export function usePendingView<Name extends string, Sort extends string>(
  list: ListDescription<Name, Sort>,
  shown: ListView<Name, Sort>,
): ListView<Name, Sort> {
  const { state, location } = useNavigation()
  const isPending = state === 'loading' && location.pathname === list.path
  return isPending ? list.read(new URLSearchParams(location.search)) : shown
}

import { type ComponentType, lazy } from 'react'
import { ChartFailure } from './ChartFailure'
import { loadMore, type More } from './load-dashboard'

/**
 * A part of what comes after the first content.
 *
 * @param Away stands in its place where its code could not be loaded
 */
export const fromMore = <Props>(
  pick: (more: More) => ComponentType<Props>,
  Away: ComponentType = ChartFailure,
) =>
  lazy<ComponentType<Props>>(() =>
    loadMore().then(
      more => ({ default: pick(more) }),
      () => ({ default: Away as ComponentType<Props> }),
    ),
  )

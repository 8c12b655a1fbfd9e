import type { ComponentType } from 'react'
import { latePart } from '../late-part'
import { ChartFailure } from './ChartFailure'
import { loadMore, type More } from './load-dashboard'

/**
 * A part of what comes after the first content.
 *
 * @param Away stands in its place where its code could not be loaded
 */
export const fromMore = <Props extends object>(
  pick: (more: More) => ComponentType<Props>,
  Away: ComponentType<Props> = ChartFailure,
) => latePart(loadMore, pick, Away)

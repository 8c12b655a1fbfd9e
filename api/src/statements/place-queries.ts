import sql, { type Sql } from 'sql-template-tag'
import { type Days, findSums, type Found } from './list-steps'

/** Where the sums of a step are found. Places of the range count from 0. */
export type Placed = Found & { place: number }

/** The place of what is beside the range, or before it. */
export const AGAINST = -1

export const placesOf = (steps: Days[], others: Days[]): Placed[] => [
  ...steps.map((days, place) => ({ ...findSums(days), place })),
  ...others.map(days => ({ ...findSums(days), place: AGAINST })),
]

/** A table of the whole months of places: place, first and last, which are first days of months. */
export const monthsOf = (places: Placed[]): Sql =>
  table(places.flatMap(({ place, months }) => (months ? [{ place, ...months }] : [])))

/** A table of the days of places that no whole month has: place, first and last. */
export const edgesOf = (places: Placed[]): Sql =>
  table(places.flatMap(({ place, edges }) => edges.map(days => ({ place, ...days }))))

/** A table of the days of steps, with those beside them, as wholes: place, first and last. */
export const wholesOf = (steps: Days[], others: Days[]): Sql =>
  table([
    ...steps.map((days, place) => ({ place, ...days })),
    ...others.map(days => ({ place: AGAINST, ...days })),
  ])

const table = (rows: ({ place: number } & Days)[]) => sql`
  unnest(${rows.map(({ place }) => place)}::int[], ${rows.map(({ from }) => from)}::date[],
    ${rows.map(({ to }) => to)}::date[]) as s (place, first, last)`

import * as z from 'zod/mini'

const notInList = 'Choose one from the list'

export const scheduleUnit = z.enum(['day', 'week', 'month', 'year'], notInList)
export type ScheduleUnit = z.infer<typeof scheduleUnit>

/** A due day on a weekend stays there, or moves to the Friday before or the Monday after. */
export const weekend = z.enum(['keep', 'before', 'after'], notInList)
export type Weekend = z.infer<typeof weekend>

export const monthDay = z.union([z.int().check(z.minimum(1), z.maximum(31)), z.literal('last')], notInList)
export type MonthDay = z.infer<typeof monthDay>

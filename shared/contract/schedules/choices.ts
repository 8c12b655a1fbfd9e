import * as z from 'zod/mini'

const notInList = 'Choose one from the list'

export const scheduleUnit = z.enum(['day', 'week', 'month', 'year'], notInList)
export type ScheduleUnit = z.infer<typeof scheduleUnit>

/** Of what falls on a Saturday or Sunday: whether it stays there, or moves to the Friday before or the Monday after. */
export const weekend = z.enum(['keep', 'before', 'after'], notInList)
export type Weekend = z.infer<typeof weekend>

/** The day of each month: its number, or the last one. */
export const monthDay = z.union([z.int().check(z.minimum(1), z.maximum(31)), z.literal('last')], notInList)
export type MonthDay = z.infer<typeof monthDay>

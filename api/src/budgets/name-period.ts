import { type Period, periodOf } from '@pundi/contract'

/*
 * The database names a period by its label: the first of the month in which it begins, `yyyy-mm-01`. People name it by
 * its first day, which their pay day makes of the label.
 */

/** The label of the period that has the day. */
export const labelOf = (day: string, monthStart: number) => firstOfMonth(periodOf(day, monthStart).from)

export const periodNamed = (label: string, monthStart: number): Period =>
  periodOf(`${label.slice(0, 8)}${String(monthStart).padStart(2, '0')}`, monthStart)

/** The label so many months later, or earlier below zero. */
export const labelAfter = (label: string, months = 1) => periodOf(label, 1, -months).from

const firstOfMonth = (day: string) => `${day.slice(0, 8)}01`

/**
 * Grades of OJK's credit register, by days overdue, both ends included. Source: POJK
 * 40/POJK.03/2019 on asset quality of banks.
 */
export const grades = [
  { grade: 1, from: 0, to: 0 },
  { grade: 2, from: 1, to: 90 },
  { grade: 3, from: 91, to: 120 },
  { grade: 4, from: 121, to: 180 },
  { grade: 5, from: 181, to: Infinity },
] as const

export type Grade = (typeof grades)[number]['grade']

export const gradeOf = (days: number): Grade => grades.findLast(({ from }) => days >= from)?.grade ?? 1

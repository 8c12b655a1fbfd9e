import type { LineMark } from '../LineMarks'

const flat = ['since', 'cursor']

/**
 * Returns the lowest and highest value of the y axis. The axis starts at zero if the values are
 * close to zero. If a point has a note, the axis leaves space for the note below that point.
 *
 * @param below height of the note, as a fraction of the plot's height
 */
export function findDomain(marks: readonly LineMark[], below: number) {
  const values = marks
    .filter(({ look }) => !flat.includes(look))
    .flatMap(({ data }) => data.map(({ y }) => y))
  const [lowest, highest] = [Math.min(...values), Math.max(...values)]
  const height = highest - lowest || Math.max(1, Math.abs(highest))
  const foot = lowest >= 0 && lowest <= height ? 0 : lowest - height * 0.04
  const most = highest + height * 0.06
  const note = marks.find(({ look }) => look === 'note')?.data[0]?.y
  if (note === undefined) return { least: foot, most }
  return { least: Math.min(foot, (note - below * most) / (1 - below)), most }
}

export const isBelowZero = (marks: readonly LineMark[]) =>
  marks.some(({ look, data }) => !flat.includes(look) && data.some(({ y }) => y < 0))

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { factors } from './factors'
import { grades } from './slik'

const lines = readFileSync(join(__dirname, '../../../../../docs/scorecard.md'), 'utf8').split('\n')

test.each(factors.map(factor => [factor.field, factor] as const))(
  'docs/scorecard.md gives %s as it is computed',
  (field, factor) => {
    const [, , most, better, marks, step] = lines
      .find(line => line.startsWith(`| ${field} `))!
      .split('|')
      .map(cell => cell.trim())
    const own = 'points' in factor ? Object.entries(factor.points) : factor.curve
    expect({ most, marks }).toEqual({
      most: `${factor.most}`,
      marks: own.map(([mark, points]) => `${mark}: ${points}`).join(', '),
    })
    if ('curve' in factor) expect([better, step!.split(' ')[0]]).toEqual([factor.better, `${factor.step}`])
  },
)

test('docs/scorecard.md gives the points by share of the income, and the grades of SLIK, as they are computed', () => {
  const marks = factors.flatMap(factor => ('curve' in factor && factor.ofIncome) || [])
  expect(marks).toHaveLength(4)
  expect(lines.find(line => line.startsWith('Where the income'))).toContain(
    marks.map(([share, points]) => `${share}: ${points}`).join(', '),
  )
  for (const { grade, from, to } of grades)
    expect(lines.find(line => line.startsWith(`| ${grade} `))).toContain(
      to === Infinity ? `over ${from - 1}` : from === to ? `${from}` : `${from} to ${to}`,
    )
})

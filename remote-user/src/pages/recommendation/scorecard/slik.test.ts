import { gradeOf, grades } from './slik'

test.each([
  [0, 1],
  [1, 2],
  [90, 2],
  [91, 3],
  [120, 3],
  [121, 4],
  [180, 4],
  [181, 5],
  [365, 5],
])('a payment that is %i days overdue makes the grade %i', (days, grade) => {
  expect(gradeOf(days)).toBe(grade)
})

test('the grades follow each other without a gap', () => {
  for (const [index, { from }] of grades.entries()) expect(from).toBe(index ? grades[index - 1]!.to + 1 : 0)
})

import { moveItem } from './move-item'

test.each([
  ['a', 2, 'bcad'],
  ['d', 0, 'dabc'],
  ['b', 1, 'abcd'],
  ['b', 9, 'acdb'],
  ['c', -1, 'cabd'],
])('%s at the place %d makes %s', (item, to, list) => {
  expect(moveItem(['a', 'b', 'c', 'd'], item, to).join('')).toBe(list)
})

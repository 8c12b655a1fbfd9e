import { follows } from '.'
import { removeRuns } from './remove-runs'

test.each([
  ['x1234y', 'xy'],
  ['x4321y', 'xy'],
  ['x123y', 'x123y'],
  ['1234', ''],
  ['abcdqwertyx', 'x'],
  ['', ''],
])('%j without its runs of four or more is %j', (text, rest) => {
  expect(removeRuns(text)).toBe(rest)
})

test.each([
  ['a', 'a', true],
  ['a', 'A', true],
  ['a', 'b', true],
  ['B', 'a', true],
  ['9', '0', true],
  ['q', 'w', true],
  ['@', '#', true],
  ['a', 'c', false],
  ['q', 'a', false],
  ['1', 'a', false],
  [undefined, 'a', false],
])('after %j, %j goes on: %s', (before, character, goesOn) => {
  expect(follows(before, character)).toBe(goesOn)
})

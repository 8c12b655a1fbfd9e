import * as calls from './calls'
import * as declared from './declared'

test('a browser has the name of each call, and nothing else of it', () => {
  const names = Object.entries(declared).map(([key, { name }]) => [key, { name }])
  expect(calls).toEqual(Object.fromEntries(names))
})

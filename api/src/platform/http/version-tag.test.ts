import { readTags, tagOf } from './unless-changed'

test.each([
  [undefined, undefined],
  ['*', undefined],
  [' * ', undefined],
  ['"1"', ['1']],
  [' "1" , "2"', ['1', '2']],
  ['""', ['']],
  ['W/"1"', []],
  ['1', []],
  ['"1"x', []],
  ['', []],
])('If-Match: %s expects %j', (header, versions) => {
  expect(readTags(header)).toEqual(versions)
})

test('a version is sent as a strong tag', () => {
  expect(tagOf({ version: '7' })).toBe('"7"')
})

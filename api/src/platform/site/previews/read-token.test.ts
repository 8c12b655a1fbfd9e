import { readToken } from './read-token'

const key = 'k'.repeat(32)
const token = 'admin-0123456789ab.1800000000.Zw41PCCFkh6r6L6iHltp5pHoLDoO8glScGEfXTu01oY'
const before = 1_799_999_999_000

test('a link that publishing has signed names the preview and its end', () => {
  expect(readToken(token, [key], before)).toEqual({
    ...{ name: 'admin-0123456789ab', until: 1_800_000_000_000, token },
  })
})

test('each of several keys counts, so that a new one can take the place of an old one', () => {
  expect(readToken(token, ['n'.repeat(32), key], before)).toMatchObject({ name: 'admin-0123456789ab' })
  expect(readToken(token, ['n'.repeat(32)], before)).toBeUndefined()
})

test('a link ends at its time', () => {
  expect(readToken(token, [key], 1_800_000_000_000)).toBe('ended')
})

test.each([
  ['another build', token.replace('0123456789ab', '0123456789ac')],
  ['another remote', token.replace('admin', 'user')],
  ['a later end', token.replace('1800000000', '1900000000')],
  ['another signature', `${token.slice(0, -1)}A`],
  ['a signature cut off', token.slice(0, -1)],
  ['no signature', token.slice(0, token.lastIndexOf('.') + 1)],
  ['nothing', ''],
  ['a path in its name', token.replace('admin-', '../admin-')],
])('with %s it is no link', (_what, forged) => {
  expect(readToken(forged, [key], before)).toBeUndefined()
})

test('without a key there is no link', () => {
  expect(readToken(token, [], before)).toBeUndefined()
})

import { hashSecret, makeLinkToken, makeSecret, readBearer, readLinkSecret } from './token'

const secret = 'abcdefghijklmnopqrstuvwxyz_-ABCDEFGHIJKLMNO'

test('a secret is 256 bits that nobody has had, and its hash is none of them', () => {
  expect(makeSecret()).toMatch(/^[\w-]{43}$/)
  expect(makeSecret()).not.toBe(makeSecret())
  expect(hashSecret(secret)).toHaveLength(32)
  expect(hashSecret(secret)).not.toEqual(hashSecret(makeSecret()))
})

test.each([
  [`Bearer ${secret}`, { secret }],
  [`bearer   ${secret}`, { secret }],
  [`Bearer 7|${secret}`, { id: 7, secret }],
  [`Bearer 123456789012345|${secret}`, { id: 123_456_789_012_345, secret }],
])('"%s" is a session’s', (header, read) => {
  expect(readBearer(header)).toEqual(read)
})

test.each([
  undefined,
  '',
  secret,
  `Basic ${secret}`,
  `Bearer${secret}`,
  `x Bearer ${secret}`,
  `Bearer ${secret}x`,
  `Bearer ${secret} x`,
  `Bearer ${secret.slice(1)}`,
  `Bearer |${secret}`,
  `Bearer x|${secret}`,
  `Bearer 1234567890123456|${secret}`,
  `Bearer ${secret.slice(1)}.`,
  `Bearer reset.${secret}`,
])('%j is no session’s', header => {
  expect(readBearer(header)).toBeUndefined()
})

test('a link’s token opens what that link is for and nothing else', () => {
  const made = makeLinkToken('reset')
  expect(made.token).toBe(`reset.${made.secret}`)
  expect(readLinkSecret('reset', `Bearer ${made.token}`)).toBe(made.secret)
  expect(readLinkSecret('reset', `bearer  ${made.token}`)).toBe(made.secret)
  expect(readLinkSecret('confirm', `Bearer ${made.token}`)).toBeUndefined()
  expect(readBearer(`Bearer ${made.token}`)).toBeUndefined()
})

test.each([
  undefined,
  '',
  `reset.${secret}`,
  `Bearerreset.${secret}`,
  `x Bearer reset.${secret}`,
  `Bearer reset.${secret}x`,
  `Bearer reset${secret}`,
  `Bearer .${secret}`,
  `Bearer reset.${secret.slice(1)}`,
  `Bearer a-reset.${secret}`,
])('%j is no link’s', header => {
  expect(readLinkSecret('reset', header)).toBeUndefined()
})

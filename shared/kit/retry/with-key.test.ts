import { HttpError } from '@pundi/platform/http'
import { isUncertain } from './is-uncertain'
import { withKey } from './with-key'

test.each([
  ['no answer', 0, true],
  ['a page in place of an answer, as a hotel sends', 200, true],
  ['an answer that breaks off', 201, true],
  ['a redirect', 302, true],
  ['not well-formed', 400, false],
  ['signed out', 401, false],
  ['not there', 404, false],
  ['timed out on the way', 408, true],
  ['in the way', 409, false],
  ['gone', 410, false],
  ['refused', 422, false],
  ['too early', 425, false],
  ['too many', 429, false],
  ['the last of the certain ones', 498, false],
  ['given up on the way', 499, true],
  ['broken', 500, true],
  ['bad gateway', 502, true],
  ['unavailable', 503, true],
  ['gateway timed out', 504, true],
])('%s (%i): uncertain is %s', (_what, status, isSo) => {
  expect(isUncertain(status)).toBe(isSo)
})

test('the same body carries the same key until something certain is heard of it', async () => {
  const keys: string[] = []
  const fates = [0, 503, 'heard', 500, 0, 422, 'heard'] as const
  const add = withKey(async (_body: { name: string }, key) => {
    const fate = fates[keys.push(key) - 1]
    if (typeof fate === 'number') throw new HttpError('no', fate)
    return 'added'
  })
  const tries = ['a', 'a', 'a', 'a', 'b', 'b', 'b']
  for (const name of tries) await add({ name }).catch(() => {})
  const [one, two, three, four, five, six, seven] = keys
  expect([one, two, three]).toEqual([one, one, one])
  expect(five).toBe(six)
  expect(new Set([one, four, five, seven]).size).toBe(4)
})

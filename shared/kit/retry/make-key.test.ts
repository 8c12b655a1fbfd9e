import { makeKey } from './make-key'

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

test('a key is a random UUID', () => {
  expect(makeKey()).toMatch(uuid)
  expect(makeKey()).not.toBe(makeKey())
})

test('a page that is no secure context makes its keys from random bytes', () => {
  const real = globalThis.crypto
  const withoutUuid = { getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => real.getRandomValues(bytes) }
  Object.defineProperty(globalThis, 'crypto', { value: withoutUuid, configurable: true })
  try {
    expect(makeKey()).toMatch(uuid)
    expect(makeKey()).not.toBe(makeKey())
  } finally {
    Object.defineProperty(globalThis, 'crypto', { value: real, configurable: true })
  }
})

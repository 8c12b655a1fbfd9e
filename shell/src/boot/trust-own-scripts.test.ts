import { trustOwnScripts } from './trust-own-scripts'

/** Applies the policy to an address, because jsdom has no Trusted Types. */
let trust: (address: string) => string | null = () => null
const createPolicy = jest.fn((_name: string, rules: { createScriptURL: typeof trust }) => {
  trust = rules.createScriptURL
})

beforeEach(() => {
  window.trustedTypes = { createPolicy }
  trustOwnScripts()
})
afterEach(() => {
  delete window.trustedTypes
  createPolicy.mockClear()
})

test.each(['/r/user/0000000000b1/page.js', `${location.origin}/r/a/b/c.js?again=1`, '/way-out.js', '/sw.js'])(
  '%s may be a script’s address, as it is',
  address => {
    expect(trust(address)).toBe(address)
  },
)

test.each([
  'https://evil.example/x.js',
  'https://evil.example/r/x.js',
  '//evil.example/r/x.js',
  '\\\\evil.example\\r\\x.js',
  'data:text/javascript,alert(1)',
  `blob:${location.origin}/r/x.js`,
  'javascript:alert(1)',
  '/api/account/export',
  '/r/../api/account/export',
  '/r/%2e%2e/api/account/export',
  '/way-out.js/../favicon.svg',
  '/sw.js/../favicon.svg',
  '/id/sw.js',
  '/',
])('%s may not', address => {
  expect(trust(address)).toBeNull()
})

test('what is no address is refused as well', () => {
  expect(() => trust('https://')).toThrow('Invalid URL')
})

test('it is the only policy, and names no way to HTML and code', () => {
  expect(createPolicy).toHaveBeenCalledTimes(1)
  expect(createPolicy).toHaveBeenCalledWith('default', { createScriptURL: trust })
})

test('a browser without Trusted Types goes on as before', () => {
  delete window.trustedTypes
  expect(trustOwnScripts).not.toThrow()
})

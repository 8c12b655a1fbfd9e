import { flowCookie, noFlowCookie, readFlowCookie } from './routes'

const secret = 'x'.repeat(43)
const safe = 'https://pundi.example'
const local = 'http://localhost:3000'

test('over https the cookie of a social sign-in is for this host alone, and its name says so', () => {
  expect(flowCookie(secret, safe)).toBe(
    `__Host-pundi_sign_in=${secret}; Path=/; HttpOnly; SameSite=Lax; Max-Age=600; Secure`,
  )
  expect(noFlowCookie(safe)).toBe('__Host-pundi_sign_in=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0; Secure')
})

test('only the name of this origin counts, wherever it stands among others', () => {
  expect(readFlowCookie(`a=b; __Host-pundi_sign_in=${secret}; c`, safe)).toBe(secret)
  expect(readFlowCookie(`pundi_sign_in=${secret}`, safe)).toBeUndefined()
  expect(readFlowCookie(`pundi_sign_in=${secret}`, local)).toBe(secret)
  expect(readFlowCookie(`not_pundi_sign_in=${secret}`, local)).toBeUndefined()
  expect(readFlowCookie('pundi_sign_in=short', local)).toBeUndefined()
  expect(readFlowCookie(undefined, local)).toBeUndefined()
})

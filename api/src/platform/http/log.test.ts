import { startApi } from '../../../testing/start-api'
import { newVisitor, tokenIn } from '../../../testing/visitor'
import { resetToken } from '../../../testing/letters'

/*
 * In every test, the app checks its own log when it closes: the log must not contain a token,
 * password, code, state or cookie that the test used. The tests below prove that this check finds
 * such secrets.
 */

test('no secret of any kind of sign-in is in the log, at its lowest level', async () => {
  const api = await startApi()
  const person = await api.signUp()
  await api.call('POST /api/auth/login', { body: { email: person.email, password: 'a wrong password' } })
  const reset = await resetToken(api, person.email)
  const body = { password: 'bintang laut merah', current_password: 'a wrong password too' }
  await api.call('POST /api/auth/change-password?token=x', { token: reset, body })
  await api.call(`GET /change-password?token=${reset}`)
  const token = tokenIn(await newVisitor(api).signIn('sari'))
  await api.call(`GET /google-callback?token=${encodeURIComponent(token)}`)
  await api.call('GET /api/auth/google/callback?code=a-code-that-nobody-gave&state=neither')
  await api.call('POST /api/auth/rotate', { token })
  const known = [person.password, person.token, reset, token, body.password, 'a wrong password'].map(secret =>
    secret.split(/[|.]/).at(-1)!,
  )
  expect(known.every(secret => api.secrets.has(secret))).toBe(true)
  expect(api.lines.length).toBeGreaterThan(10)
  expect(api.lines.join('')).not.toContain('a-code-that-nobody-gave')
  await api.close()
})

test('a secret in the log fails its test', async () => {
  const api = await startApi()
  const { token } = await api.signUp()
  api.app.log.info({ path: `/x?token=${token}` }, 'careless')
  await expect(api.close()).rejects.toThrow('A line of the log holds a secret')
})

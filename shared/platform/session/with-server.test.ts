import { answer, sari } from '@pundi/devkit/testing'
import { configureHttp } from '@pundi/platform/http'
import { currentUser, logOut, session, signIn } from '.'
import { changeSession } from './session'

const nobody = { token: null, userid: null, user: undefined, ended: undefined, isFromElsewhere: false }
const user = { ...sari, id: 7 }

beforeEach(() =>
  configureHttp({ token: () => session.getState().token, expire: () => {}, language: () => 'id' }),
)

test('a user who is known is not asked for again', async () => {
  signIn({ token: '1|secret', data: user })
  expect(await currentUser('Failed')).toEqual(user)
})

test('a user who is not known is asked for once', async () => {
  answer('GET /api/auth/user', { body: { data: user } })
  changeSession({ token: '1|secret' })
  expect(await currentUser('Failed')).toEqual(user)
  expect(session.getState()).toMatchObject({ user, userid: '7' })
})

const words = { missing: 'No token', fallback: 'Logout failed' }
let warned: jest.SpyInstance
beforeEach(() => {
  warned = jest.spyOn(console, 'warn').mockImplementation(() => {})
})

test('logging out ends the session there and here, without a word', async () => {
  const told = jest.fn(async () => ({ body: {} }))
  answer('POST /api/auth/logout', told)
  signIn({ token: '1|secret', data: user })
  await logOut(words)
  expect(told).toHaveBeenCalledTimes(1)
  expect(session.getState()).toEqual(nobody)
  expect(warned).not.toHaveBeenCalled()
})

test('a refusal to log out is logged, and ends the session here all the same', async () => {
  answer('POST /api/auth/logout', { status: 500 })
  signIn({ token: '1|secret', data: user })
  await logOut(words)
  expect(warned.mock.calls).toEqual([['Logout failed']])
  expect(session.getState()).toEqual(nobody)
})

test('who has no token is logged out without the server', async () => {
  await logOut(words)
  expect(warned.mock.calls).toEqual([['No token']])
})

test('a bug on the way out is not hidden, and the session ends', async () => {
  signIn({ token: '1|secret', data: user })
  configureHttp({
    token: () => {
      throw new TypeError('a bug')
    },
    expire: () => {},
    language: () => 'id',
  })
  await expect(logOut(words)).rejects.toThrow(TypeError)
  expect(session.getState()).toEqual(nobody)
})

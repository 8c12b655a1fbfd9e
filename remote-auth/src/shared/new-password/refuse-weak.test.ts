import { sari } from '@pundi/devkit/testing'
import { changeSession } from '@pundi/platform/session/testing'
import { refuseWeak } from './refuse-weak'

const chosen = (password: string) => {
  const form = new FormData()
  form.set('password', password)
  return form
}

test('one of the most common passwords is refused, in any case, and no other', async () => {
  const errors = { password: 'This password is too common. Choose another one.' }
  expect(await refuseWeak(chosen('password1'))).toEqual(errors)
  expect(await refuseWeak(chosen('QWERTYUIOP'))).toEqual(errors)
  expect(await refuseWeak(chosen('kopi-susu-2026'))).toEqual({})
})

test('one’s own name is refused: of who signs up, and of who is signed in', async () => {
  const errors = {
    password: 'This password is little more than your name or e-mail address. Choose another one.',
  }
  const form = chosen('dewi-ratih-2026')
  expect(await refuseWeak(form)).toEqual({})
  form.set('name', 'Dewi Ratih')
  expect(await refuseWeak(form)).toEqual(errors)
  expect(await refuseWeak(chosen('saricontoh7'))).toEqual({})
  changeSession({ token: '7|secret', user: sari })
  expect(await refuseWeak(chosen('saricontoh7'))).toEqual(errors)
})

test('a list that does not come, or never does, refuses nothing and holds nobody up', async () => {
  const lost = () => Promise.reject(new Error('ChunkLoadError'))
  const hanging = () => new Promise<never>(() => {})
  expect(await refuseWeak(chosen('password1'), lost)).toEqual({})
  expect(await refuseWeak(chosen('password1'), hanging)).toEqual({})
})

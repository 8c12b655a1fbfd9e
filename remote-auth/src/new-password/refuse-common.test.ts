import { refuseCommon } from './refuse-common'

const chosen = (password: string) => {
  const form = new FormData()
  form.set('password', password)
  return form
}

test('one of the most common passwords is refused, in any case, and no other', async () => {
  const errors = { password: 'This password is too common. Choose another one.' }
  expect(await refuseCommon(chosen('password1'))).toEqual(errors)
  expect(await refuseCommon(chosen('QWERTYUIOP'))).toEqual(errors)
  expect(await refuseCommon(chosen('kopi-susu-2026'))).toEqual({})
})

test('a list that does not come, or never does, refuses nothing and holds nobody up', async () => {
  const lost = () => Promise.reject(new Error('ChunkLoadError'))
  const hanging = () => new Promise<never>(() => {})
  expect(await refuseCommon(chosen('password1'), lost)).toEqual({})
  expect(await refuseCommon(chosen('password1'), hanging)).toEqual({})
})

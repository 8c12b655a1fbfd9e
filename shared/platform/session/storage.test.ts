import { sari } from '@pundi/devkit/testing'
import { signIn, updateUser } from '.'

const user = { ...sari, id: 7 }

test('a user who is stored already is not stored again, so that no other tab answers', () => {
  signIn({ token: '1|secret', data: user })
  const write = jest.spyOn(Storage.prototype, 'setItem')
  const remove = jest.spyOn(Storage.prototype, 'removeItem')
  updateUser(user, '1|secret')
  expect(write).not.toHaveBeenCalled()
  expect(remove).not.toHaveBeenCalledWith('token')
  updateUser({ ...user, currency: 'USD' }, '1|secret')
  expect(write.mock.calls).toEqual([['currency', 'USD']])
})

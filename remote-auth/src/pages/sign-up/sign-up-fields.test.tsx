import { calls } from '@pundi/contract'
import { plan } from '@pundi/devkit/testing'
import { screen, waitFor } from '@testing-library/react'
import { answerRegister, fillAndSend, openSignUp } from '../../testing/sign-up-form'

beforeEach(() => plan(calls.listProviders, { body: { data: { google: true } } }))

test.each(['0812 3456-7890', '+62 812 3456 7890', '\u202a+62\u00a0812\u20113456\u20117890\u202c'])(
  'a phone number may be written as %s',
  async number => {
    const sent = answerRegister()
    const router = await openSignUp()
    await fillAndSend({ Phone: number })
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'))
    expect(sent).toMatchObject([{ phone: '081234567890' }])
  },
)

test('the phone number says what it is asked for', async () => {
  await openSignUp()
  expect(screen.getByLabelText('Phone')).toHaveAccessibleDescription(
    'For your profile only. Nobody else sees your number, and we never call or text you.',
  )
})

test.each([
  ['blanks', '         ', 'Your password can’t contain only spaces.'],
  ['a repetition', 'abababab', 'Avoid repeated characters and sequences like 1234.'],
  ['a common word', 'Rahasia123', 'This password is too common. Choose another one.'],
  ['the name of the product', 'pundi2026', 'Don’t use “Pundi” or words for money as your password.'],
  ['the own name', 'Contoh-Sari-1', 'Don’t use your name or email as your password.'],
])('a password of %s is refused beside its field, and no call is made', async (_, password, sentence) => {
  await openSignUp()
  await fillAndSend({ Password: password, 'Confirm Password': password })
  await waitFor(() => expect(screen.getByLabelText('Password')).toHaveFocus())
  expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(sentence)
})

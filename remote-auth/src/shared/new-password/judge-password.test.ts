import fc from 'fast-check'
import { rounds } from '@pundi/devkit/testing/rounds'
import { findWeakness, judgePassword } from './judge-password'

test.each([
  ['', 'weak'],
  ['short', 'weak'],
  ['aaaaaaaaaaaaaaaa', 'weak'],
  ['1234567890123456', 'weak'],
  ['abcdefgh12345678', 'weak'],
  ['qwertyuiop', 'weak'],
  ['rahasia1', 'weak'],
  ['rahasiaku77', 'weak'],
  ['alhamdulillah1234', 'weak'],
  ['rahasiabesar7', 'fair'],
  ['Kopi-susu-9', 'fair'],
  ['sebuah kata sandi panjang', 'strong'],
  ['kT9#vLq2!xWz7', 'strong'],
])('%j is %s', (password, strength) => {
  expect(judgePassword(password)).toBe(strength)
})

test('what is shorter than the rules ask for is weak, whatever it is made of', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 7 }), password => {
      expect(judgePassword(password)).toBe('weak')
    }),
    rounds(),
  )
})

test('what would be refused is weak, of whomever', () => {
  const sari = { name: 'Sari Contoh', email: 'sari@example.com' }
  for (const password of [
    'pundi-pundi-pundi-pundi',
    'Sari.Contoh.2026',
    'assalamualaikum2026',
    'abcabcabcabcabcabc',
  ])
    expect(judgePassword(password, sari)).toBe('weak')
  expect(judgePassword('Contoh.Sari.2026')).toBe('strong')
})

test('a longer password is never weaker than its beginning', () => {
  const order = ['weak', 'fair', 'strong']
  fc.assert(
    fc.property(fc.string({ minLength: 8 }), fc.string(), (beginning, more) => {
      // Skip cases in which the added letters complete a common word.
      fc.pre(findWeakness(beginning + more) === undefined)
      expect(order.indexOf(judgePassword(beginning + more))).toBeGreaterThanOrEqual(
        order.indexOf(judgePassword(beginning)),
      )
    }),
    rounds(),
  )
})

import fc from 'fast-check'
import { rounds } from '@pundi/devkit/testing/rounds'
import { findWeakness, weaknesses } from '.'
import { localWords, productWords } from './local-words'

const sari = { name: 'Sari Contoh', email: 'sari.contoh99@example.com' }

test.each([
  ['blank', ['        ', '\u00a0\u2003        ']],
  [
    'repeated',
    [
      'aaaaaaaa',
      'abababab',
      '12121212',
      'abcabcabc',
      'aaaaaaa1!',
      'Hahahaha99',
      'aaaabbbb',
      '!!!!!!!!',
      'mejalampmejalamp',
    ],
  ],
  ['repeated', ['abcdefghijk', '87654321abc', '1234567890-', 'zxcvbnm,12', '1122334455-a', 'poiuytre!12']],
  [
    'common',
    ['password1', 'PASSWORD1', 'password2026', '!!Iloveyou77', 'Sunshine#1', '77Football', 'trustno1'],
  ],
  ['repeated', ['11112222', 'kzq12345678']],
  ['common', ['11223344', '5@ridwan', 'rahasia1111111111']],
  [
    'common',
    [
      'rahasia123',
      'indonesia',
      'Indonesia1945!',
      'R4h4s14123',
      'Sayangku99',
      'p3rs1b1933',
      'merdeka17081945',
    ],
  ],
  [
    'common',
    ['bismillah', '4LH4MDULILLAH', 'katasandi1', 'Kata Sandi', 'budi1234', 'jakartabandung', 'doraemon12'],
  ],
  ['common', ['aku-cinta', 'akucintakamu', 'qwertyrahasia', 'rahasiaku77', 'Cíntaku-2026']],
  [
    'product',
    ['pundi2026', 'Pundi123!', 'PUNDIPUNDI', 'pundi-pundi', 'Pundi$aya1', 'dompetku99', 'pundi2026keu'],
  ],
  [
    'own',
    ['sari.contoh99@example.com', 'saricontoh', 'Sari-2026!', 'S4r1C0nt0h', 'contohsari12', '99sari99'],
  ],
] as const)('as "%s" are refused: %j', (reason, passwords) => {
  for (const password of passwords)
    expect([password, findWeakness(password, sari)]).toEqual([password, weaknesses[reason]])
})

test.each([
  ['kopi-susu-2026'],
  ['teh-tarik-2026'],
  ['rahasia-besar-1'],
  ['rahasia sekali'],
  ['rahasia baru'],
  ['kuda laut biru'],
  ['bintang laut merah'],
  ['sebuah kata sandi panjang'],
  ['sari makan siang'],
  ['hurufsaja'],
  ['malam bulan purnamaku'],
  ['kT9#vLq2!xWz7'],
  ['pundi#8$2!9@4^7*1'],
  ['sari#8$2!9@4^7*1'],
  ['sari9081726354'],
  ['5@ridwan90817264'],
  ['pass9081726354word'],
  ['aa9081726354'],
  ['kofunirakofu'],
  ['kzqx12345678'],
  ['8391027645'],
  ['correct horse battery staple'],
  ['пароль-океан-7'],
])('%j is a password of its own', password => {
  expect(findWeakness(password, sari)).toBeUndefined()
})

test('somebody else’s name is not one’s own, and a name of two letters is in too many words to count', () => {
  expect(findWeakness('contohcontohan', { name: 'Li', email: 'li@x.id' })).toBeUndefined()
  expect(findWeakness('lilin-besar', { name: 'Li', email: 'li@x.id' })).toBeUndefined()
  expect(findWeakness('li-kz-90817', { name: 'Li', email: 'li@x.id' })).toBeUndefined()
  expect(findWeakness('li90817263', { name: 'Li', email: 'li@x.id' })).toBeUndefined()
})

test('of somebody who is not known yet no word is their own', () => {
  expect(findWeakness('kz-90817-kz')).toBeUndefined()
})

const listed = [...productWords, ...localWords]
const common = [
  'kopi',
  'susu',
  'teh',
  'aku',
  'mau',
  'pergi',
  'ke',
  'rumah',
  'nenek',
  'hutan',
  'biru',
  'lari',
  'pagi',
]
const word = fc.oneof(
  fc.constantFrom(...listed),
  fc.constantFrom(...common.filter(({ length }) => length > 2)),
  fc
    .array(fc.constantFrom('ba', 'ce', 'di', 'fo', 'gu', 'ja', 'ke', 'lo', 'mi', 'nu'), {
      minLength: 2,
      maxLength: 4,
    })
    .map(parts => parts.join('')),
)

test('three different words or more are never refused, known ones among them', () => {
  const words = fc.uniqueArray(word, { minLength: 3, maxLength: 6 })
  fc.assert(
    fc.property(words, fc.constantFrom(' ', '-', '.', '_', ', '), fc.nat(9999), (all, between, number) => {
      fc.pre(new Set(all.join('')).size > 4)
      expect(findWeakness(all.join(between) + between + String(number))).toBeUndefined()
    }),
    rounds(3000),
  )
})

test('a listed word alone is always refused, in any case and with up to eight digits and signs around it', () => {
  const around = fc.stringMatching(/^[0-9!@#.]{0,4}$/)
  fc.assert(
    fc.property(fc.constantFrom(...listed), around, around, fc.boolean(), (value, before, after, isLoud) => {
      const password = before + (isLoud ? value.toUpperCase() : value) + after
      expect(findWeakness(password)).toBeDefined()
    }),
    rounds(3000),
  )
})

test('the list has each word once, in small letters that need no spelling out', () => {
  expect(new Set(listed).size).toBe(listed.length)
  expect(listed.filter(entry => !/^[a-z]{4,}$/.test(entry))).toEqual([])
})

test('any text is judged without a fault', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', maxLength: 128 }),
      fc.string(),
      fc.string(),
      (password, name, email) => {
        expect([undefined, ...Object.values(weaknesses)]).toContain(findWeakness(password, { name, email }))
      },
    ),
    rounds(),
  )
})

import { findWeakness, weaknesses } from '.'
import { localWords, productWords } from './local-words'

test.each([
  ['\u00ad', 'ra\u00adhasia123'],
  ['\u200b', 'ra\u200bhasia123'],
  ['\u2060', 'r\u2060a\u2060h\u2060a\u2060s\u2060i\u2060a\u206099'],
  ['\u3164', 'raha\u3164sia1'],
])('%j hides no listed word', (_, password) => {
  expect(findWeakness(password)).toBe(weaknesses.common)
})

test('characters that nobody sees are as blank as spaces', () => {
  expect(findWeakness('\u200b\u200c\u200d\u2060\ufeff\u00ad\u200e\u200f')).toBe(weaknesses.blank)
})

test.each([
  ['19900101'],
  ['17081945'],
  ['13579246'],
  ['839102764'],
  ['１９９００１０１'],
  ['17-08-1945'],
  ['1990/1/31'],
])('%j is up to nine digits and nothing else', password => {
  expect(findWeakness(password)).toBe(weaknesses.common)
})

test.each([['!@#$%^&*()'], [')(*&^%$#@!'], ['!@#$%^&*'], ['!!@@##$$%%'], ['!@#$%12345']])(
  '%j is a run along the keyboard',
  password => {
    expect(findWeakness(password)).toBe(weaknesses.repeated)
  },
)

test.each([['321aisahar'], ['aisahar-99'], ['41s4h4r12'], ['2026IDNUP'], ['gnudnab77']])(
  '%j is a listed word backwards',
  password => {
    expect(findWeakness(password)).toBe(weaknesses.common)
  },
)

test('every listed word backwards with digits is refused', () => {
  const accepted = [...productWords, ...localWords].filter(
    word => findWeakness(`321${Array.from(word).reverse().join('')}`) === undefined,
  )
  expect(accepted).toEqual([])
})

test.each([['ramal laut biru'], ['kasur-rusak-7'], ['gnunug-laut-biru'], ['aisahar gnudnab gnayas']])(
  '%j is not taken for a listed word backwards',
  password => {
    expect(findWeakness(password)).toBeUndefined()
  },
)

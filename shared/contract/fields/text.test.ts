import { clean, nameKey, text } from './text'
import { email } from '../auth/credentials'
import { activitiesQuery } from '../activities/shapes'

const zero = '\u200b'

test.each([
  ['composed', 'Cafe\u0301', 'Café'],
  ['without zero-width spaces and soft hyphens', `Mak${zero}an\u00adan\ufeff`, 'Makanan'],
  ['without marks of direction', '\u202egnp.exe\u202c \u2066x\u2069\u200e\u200f\u061c', 'gnp.exe x'],
  ['without marks of annotation and later controls', 'Ma\ufff9ka\u0086na\ufffbn', 'Makanan'],
  ['with plain blanks', 'a\u00a0b\u3000c\u202fd\u0085e', 'a b c d e'],
  ['without a joiner that joins nothing', 'Mak\u200danan\u200c', 'Makanan'],
  ['with one selector after a character and none without', '\ufe0f❤\ufe0f\ufe0f', '❤\ufe0f'],
  ['composed across what was taken out', `e${zero}\u0301`, 'é'],
])('a text is kept %s', (_what, written, kept) => {
  expect(clean(written)).toBe(kept)
})

test.each(['👨‍👩‍👧‍👦', '👩🏽‍💻', '❤️‍🔥', '🏳️‍🌈', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '1️⃣', 'می‌خواهم', 'क्‍ष', 'ශ්‍රී', 'سلام\nline\ttab', 'a"b\\c é'])(
  '%s is kept as it is',
  written => {
    expect(clean(written)).toBe(written)
  },
)

test.each([
  '\u200b',
  '\u2060\ufeff \u00a0',
  '\u3164',
  '\u2800',
  '\u202e\u202c',
  '\u{e0041}',
  '\u200d\ufe0f',
  '\u0086\ufff9',
])('text of nothing that shows is empty, as %j is', written => {
  expect(text(60, 'Enter a name').safeParse(written).error!.issues[0]!.message).toBe('Enter a name')
})

test('names that read the same have one key', () => {
  const names = ['Café  Kita', 'cafe\u0301 kita', ` CAFÉ\u00a0K${zero}ita `, 'Café\u200d\u3000Kita']
  expect(new Set(names.map(nameKey))).toEqual(new Set(['café kita']))
})

test('a search is cleaned like what it looks for, and one of nothing that shows is absent', () => {
  expect(activitiesQuery.parse({ search: `Cafe\u0301${zero}` }).search).toBe('Café')
  expect(activitiesQuery.parse({ search: zero }).search).toBeUndefined()
})

test.each([
  `a${zero}@pundi.example`,
  'a@pun\u00addi.example',
  'a\u202e@pundi.example',
  'a@pundi.example\u200d',
])('an address with what shows nothing is refused, as %j is', written => {
  expect(email.safeParse(written).success).toBe(false)
})

import { nameKey } from '../categories/name-key'
import { clean, optionalText, searchText, text } from './text'
import { email } from '../auth/credentials'
import { activitiesQuery } from '../activities/shapes'

const zero = '\u200b'

test.each([
  ['composed', 'Cafe\u0301', 'Café'],
  ['without zero-width spaces and soft hyphens', `Mak${zero}an\u00adan\ufeff`, 'Makanan'],
  ['without marks of direction', '\u202egnp.exe\u202c \u2066x\u2069\u200e\u200f\u061c', 'gnp.exe x'],
  ['without marks of annotation and later controls', 'Ma\ufff9ka\u0086na\ufffbn', 'Makanan'],
  ['with plain blanks', 'a\u00a0b\u3000c\u202fd\u0085e', 'a b c d e'],
  ['in one line', 'a\r\n\nb\u2028c\u2029d\te', 'a b c d e'],
  ['without a joiner that joins nothing', 'Mak\u200danan\u200c', 'Makanan'],
  ['with one selector after a character and none without', '\ufe0f❤\ufe0f\ufe0f', '❤\ufe0f'],
  ['composed across what was taken out', `e${zero}\u0301`, 'é'],
  ['without a joiner that joins on one side alone', 'می\u200c x', 'می x'],
  ['with no joiner where something else stood between letters that join', `م${zero}ی`, 'می'],
  ['without a selector behind what was taken out', `❤${zero}\ufe0f`, '❤'],
  ['without the tags of a flag after anything else', 'a\u{e0067}\u{e007f}', 'a'],
  ['without tags before which something was taken out', `🏴${zero}\u{e0067}\u{e007f}`, '🏴'],
  ['without tags after which something was taken out', `🏴\u{e0067}\u{e007f}${zero}`, '🏴'],
  ['with a blank of Braille between letters', 'a\u2800b', 'a\u2800b'],
])('a text is kept %s', (_what, written, kept) => {
  expect(clean(written)).toBe(kept)
})

test.each(['👨‍👩‍👧‍👦', '👩🏽‍💻', '❤️‍🔥', '🏳️‍🌈', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '1️⃣', 'می‌خواهم', 'क्‍ष', 'ශ්‍රී', 'سلام', 'a"b\\c é'])(
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
  '\u2800 \u2800',
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

test('a text is kept clean and trimmed, an optional one may be empty', () => {
  expect(text(60, 'Enter a name').parse(`  Nasi${zero} goreng\n`)).toBe('Nasi goreng')
  expect(optionalText(60).parse('  Nasi ')).toBe('Nasi')
  expect(optionalText(60).parse(' ')).toBe('')
  expect(searchText(60).parse(' Nasi')).toBe(' Nasi')
})

const unstorable = 'Contains a character that cannot be stored'

test.each([
  ['abcd', 'Too long'],
  ['a\u0000', unstorable],
  ['\u0007a', unstorable],
  ['a\u007f', unstorable],
  ['\ud800', unstorable],
])('what cannot be kept is refused, as %j is', (written, why) => {
  for (const field of [text(3, 'Enter a name'), optionalText(3)])
    expect(field.safeParse(written).error!.issues.map(({ message }) => message)).toEqual([why])
})

test.each([
  ['abcd', 'Too long'],
  ['a\u0000', unstorable],
  ['\ud800', unstorable],
])('what cannot be looked for is refused, as %j is', (written, why) => {
  expect(
    searchText(3)
      .safeParse(written)
      .error!.issues.map(({ message }) => message),
  ).toEqual([why])
})

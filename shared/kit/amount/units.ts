import type { Language } from '@pundi/contract/federation'

/** How many zeros a word stands for; 'asked' where it means one thing to some and another to others. */
type Zeros = number | 'asked' | undefined

const inAll: Record<string, number> = Object.fromEntries(
  Object.entries({
    3: ['k', 'rb', 'ribu', 'thousand'],
    6: ['jt', 'juta', 'mio', 'million', 'millions', 'millón', 'millon', 'millones'],
    9: ['miliar', 'milyar', 'billion'],
  }).flatMap(([zeros, words]) => words.map(word => [word, Number(zeros)])),
)

/** miliar, million and millón begin with one letter; the specification's own mix speaks two of these languages. */
const m: Record<Language, Zeros> = { id: 9, en: 6, es: 6, default: 'asked' }

/** What a unit stands for in a language; undefined where it is none. */
export function zerosOf(unit: string, language: Language): Zeros {
  if (unit === 'm') return m[language]
  if (unit === 'mil') return language === 'es' ? 3 : undefined
  return inAll[unit]
}

import type { Language } from '@pundi/contract'
import type { FastifyRequest } from 'fastify'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }
import id from './id.json' with { type: 'json' }

/** Each language's words for a message's id, which is its English text or the specification's own. */
const own: Record<Language, Record<string, string>> = { id, en, es }
export const catalogues: Record<string, Record<string, string>> = own
/** Every message that the api says; those of the contract's checks among them. */
export type MessageId = keyof typeof en
/** What stands in a message where it has `{name}`. */
export type Values = Record<string, string | number>
export type Say = (message: string, values?: Values) => string

/** The language of a person, among those that have a catalogue: Indonesian where the request names none of them. */
export const languageOf = (request: FastifyRequest): string =>
  preferred(request.headers['accept-language'] ?? '')

/** Says a message in a language; in Indonesian where it has no catalogue. */
export function sayIn(language: string): Say {
  const words: Record<string, string> = catalogues[language] ?? id
  return (message, values = {}) =>
    ((Object.hasOwn(words, message) ? words[message] : undefined) ?? message).replace(
      /\{(\w+)\}/g,
      (hole, name: string) => (Object.hasOwn(values, name) ? String(values[name]) : hole),
    )
}

/** Says a message in the language that the request prefers. */
export const inLanguageOf = (request: FastifyRequest): Say => sayIn(languageOf(request))

function preferred(header: string): string {
  const wishes = header
    .slice(0, 500)
    .split(',')
    .map(wish => {
      const [tag = '', ...parameters] = wish.split(';')
      const [language = ''] = tag.trim().toLowerCase().split('-')
      const quality = parameters.find(word => word.trim().startsWith('q='))?.trim()
      return { language, weight: quality ? Number(quality.slice(2)) : 1 }
    })
    .filter(({ language, weight }) => Object.hasOwn(catalogues, language) && weight > 0)
    .sort((one, other) => other.weight - one.weight)
  return wishes[0]?.language ?? 'id'
}

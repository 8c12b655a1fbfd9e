import type { Language } from '@pundi/contract'
import type { FastifyRequest } from 'fastify'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }
import id from './id.json' with { type: 'json' }

/** The translations by message id. An id is the English text or the specification's wording. */
const own: Record<Language, Record<string, string>> = { id, en, es }
export const catalogues: Record<string, Record<string, string>> = own
/** Every message of the api, with those of the contract's checks. */
export type MessageId = keyof typeof en
/** The values for placeholders such as `{name}`. */
export type Values = Record<string, string | number>
export type Say = (message: string, values?: Values) => string

/** The best language for the request's Accept-Language; Indonesian if it names none of ours. */
export const languageOf = (request: FastifyRequest): string =>
  preferred(request.headers['accept-language'] ?? '')

/** Translates messages into a language; into Indonesian if there is no such catalogue. */
export function sayIn(language: string): Say {
  const words: Record<string, string> = catalogues[language] ?? id
  return (message, values = {}) =>
    ((Object.hasOwn(words, message) ? words[message] : undefined) ?? message).replace(
      /\{(\w+)\}/g,
      (hole, name: string) => (Object.hasOwn(values, name) ? String(values[name]) : hole),
    )
}

/** Translates messages into the language of the request. */
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

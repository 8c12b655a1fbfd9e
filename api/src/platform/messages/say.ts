import {
  compileMessageOrThrow,
  type CompiledIcuChoices,
  type CompiledMessage,
} from '@lingui/message-utils/compileMessage'
import type { Language } from '@pundi/contract'
import type { FastifyRequest } from 'fastify'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }
import id from './id.json' with { type: 'json' }

/** Messages by id. An id is the English text, or the wording in the product's specification. */
const own: Record<Language, Record<string, string>> = { id, en, es }
export const catalogues: Record<string, Record<string, string>> = own
export type MessageId = keyof typeof en
export type Values = Record<string, string | number>
export type Say = (message: string, values?: Values) => string

/** The preferred supported language in Accept-Language, or Indonesian if there is none. */
export const languageOf = (request: FastifyRequest): string =>
  preferred(request.headers['accept-language'] ?? '')

export function sayIn(language: string): Say {
  const words: Record<string, string> = catalogues[language] ?? id
  const locale = locales.get(language) ?? 'id-ID'
  return (message, values = {}) => {
    const translation = Object.hasOwn(words, message) ? words[message] : undefined
    return translation === undefined ? message : fill(compileOnce(translation), { values, locale })
  }
}

const locales = new Map([
  ['id', 'id-ID'],
  ['en', 'en'],
  ['es', 'es-419'],
])

const compiled = new Map<string, CompiledMessage>()

function compileOnce(message: string): CompiledMessage {
  const known = compiled.get(message) ?? compileMessageOrThrow(message)
  compiled.set(message, known)
  return known
}

type Filling = { values: Values; locale: string; count?: number }

/**
 * Fills in a message and leaves its values unchanged. Lingui's own `i18n._` would decode an escape
 * such as `\u0041` that a user typed.
 */
function fill(message: CompiledMessage, filling: Filling): string {
  const { values, locale, count } = filling
  return message
    .map(token => {
      if (typeof token === 'string')
        return token === '#' && count !== undefined ? count.toLocaleString(locale) : token
      const [name, type, format] = token
      const value = Object.hasOwn(values, name) ? values[name] : undefined
      if (value === undefined) return `{${name}}`
      return type === 'plural'
        ? fill(formFor(Number(value), format as CompiledIcuChoices, locale), {
            ...filling,
            count: Number(value),
          })
        : String(value)
    })
    .join('')
}

const formFor = (count: number, choices: CompiledIcuChoices, locale: string): CompiledMessage =>
  choices[String(count)] ?? choices[new Intl.PluralRules(locale).select(count)] ?? choices['other'] ?? []

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

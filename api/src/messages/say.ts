import type { FastifyRequest } from 'fastify'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }
import id from './id.json' with { type: 'json' }

/** Each language's words for a message's id, which is its English text or the specification's own. */
export const catalogues: Record<string, Record<string, string>> = { id, en, es }
/** Every message that the api says; those of the contract's checks among them. */
export type MessageId = keyof typeof en
export type Say = (message: string) => string

/** Says a message in the language that the request prefers; Indonesian where it names none that is known. */
export function inLanguageOf(request: FastifyRequest): Say {
  const words: Record<string, string> = catalogues[preferred(request.headers['accept-language'] ?? '')] ?? id
  return message => (Object.hasOwn(words, message) ? words[message]! : message)
}

function preferred(header: string): string {
  const wishes = header
    .slice(0, 500)
    .split(',')
    .map(wish => {
      const [tag = '', ...parameters] = wish.split(';')
      const quality = parameters.find(word => word.trim().startsWith('q='))?.trim()
      return {
        language: tag.trim().toLowerCase().split('-')[0]!,
        weight: quality ? Number(quality.slice(2)) : 1,
      }
    })
    .filter(({ language, weight }) => Object.hasOwn(catalogues, language) && weight > 0)
    .sort((one, other) => other.weight - one.weight)
  return wishes[0]?.language ?? 'id'
}

import { nameKey } from '@pundi/contract'

export interface Word {
  written: string
  /** The word for comparison: folded, without punctuation around it. Empty for a quoted text. */
  key: string
}

/** Lower case without accents: "Mañana" equals "manana". */
export const foldText = (text: string) => nameKey(text).normalize('NFD').replace(/\p{M}/gu, '').normalize()

/**
 * A text in quotes, or a text between spaces. Only a quote after a space opens one, so tv 42" has none. Without a
 * closing quote, the text in quotes ends with the line.
 */
const part = /(?<!\S)["“„«]([^"“”„«»]*)["“”»]?|\S+/gu

/** Splits a line into words. A quoted text is one word, and can only be part of the description. */
export const splitWords = (line: string): Word[] =>
  Array.from(line.matchAll(part), ([written, quoted]) =>
    quoted === undefined
      ? { written, key: trimMarks(foldText(written)) }
      : { written: quoted.trim(), key: '' },
  ).filter(({ written }) => written !== '')

const trimMarks = (key: string) => key.replace(/^[(¿¡]+|[,.;:!?)]+$/gu, '')

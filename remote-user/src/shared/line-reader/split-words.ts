import { nameKey } from '@pundi/contract'

export interface Word {
  written: string
  /**
   * The word in lower case, without accents and without punctuation around it, for comparisons.
   * Empty for a text in quotes.
   */
  key: string
}

/** Lower case without accents: "Mañana" equals "manana". */
export const foldText = (text: string) => nameKey(text).normalize('NFD').replace(/\p{M}/gu, '').normalize()

/**
 * Matches a text in quotes, or a text between spaces. Quotes open only after a space, so `tv 42"`
 * has no quotes. Without closing quotes, the text in quotes ends with the line.
 */
const part = /(?<!\S)["“„«]([^"“”„«»]*)["“”»]?|\S+/gu

/**
 * Splits a line into words. A text in quotes is one word, which can only belong to the description.
 */
export const splitWords = (line: string): Word[] =>
  Array.from(line.matchAll(part), ([written, quoted]) =>
    quoted === undefined
      ? { written, key: trimMarks(foldText(written)) }
      : { written: quoted.trim(), key: '' },
  ).filter(({ written }) => written !== '')

const trimMarks = (key: string) => key.replace(/^[(¿¡]+|[,.;:!?)]+$/gu, '')

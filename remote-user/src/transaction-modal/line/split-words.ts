import { nameKey } from '@pundi/contract'

/** A word of the line, or a text in quotes. */
export interface Word {
  /** As it was written, without quotes around it. */
  written: string
  /** For comparing: small letters without accents and without marks around it; empty for a text in quotes. */
  key: string
}

/** Small letters, without accents: "Mañana" and "manana" are one. */
export const foldText = (text: string) => nameKey(text).normalize('NFD').replace(/\p{M}/gu, '').normalize()

/** A text in quotes, to the end where the second quote is missing; or what stands between spaces, as in: tv 42". */
const part = /(?<!\S)["“„«]([^"“”„«»]*)["“”»]?|\S+/gu

/** Splits a line into words. What stands in quotes is one piece that is only ever part of the description. */
export const splitWords = (line: string): Word[] =>
  Array.from(line.matchAll(part), ([written, quoted]) =>
    quoted === undefined
      ? { written, key: trimMarks(foldText(written)) }
      : { written: quoted.trim(), key: '' },
  ).filter(({ written }) => written !== '')

const trimMarks = (key: string) => key.replace(/^[(¿¡]+|[,.;:!?)]+$/gu, '')

import type { loadAmountReader } from '@pundi/kit/amount'
import type { Language } from '@pundi/contract/federation'
import type { Word } from './split-words'

type Reader = Awaited<ReturnType<typeof loadAmountReader>>
export type ReadAmount = Reader['readAmount']
type Refused = Extract<ReturnType<ReadAmount>, { refused: string }>['refused']

/** `missing`: the line has no number. */
export type AmountProblem = Refused | 'missing' | 'two-amounts'

export interface AmountFound {
  /** Indexes of the words that belong to the amount. */
  taken: ReadonlySet<number>
  amount: { decimal: string } | { problem: AmountProblem }
  /** The amount as the user typed it. If there are two amounts, both. */
  written: string
}

interface Candidate {
  from: number
  length: number
  written: string
  reading: { decimal: string; certainty: number } | { refused: Refused }
}

/**
 * Highest certainty: the number has a unit, currency, calculation or grouping mark, such as "25rb".
 */
const certain = 3
const longest = 9
/** Matches two numbers with only a space between them, which never form one amount. */
const joined = /\p{Nd}[.,]?\s+[.,]?\p{Nd}/u
const money = /rp|idr|rupiah|usd|d[oó]lar|dollar|eur|\p{Sc}/u
/** Matches what is never an amount: a fraction ("1/2 kg") or an ordinal ("cicilan 3/12"). */
const fraction = /^\d{1,2}\/\d{1,2}$/
/**
 * Matches an amount with a unit, including amounts that cannot be read: "2rb/butir", or "25mil"
 * outside Spanish.
 */
const meant = /\p{Nd}\s?(?:rb|ribu|jt|juta|mil)(?!\p{L})/iu
/**
 * A word that may mean a thousand or a million. Only Spanish reads it, as a thousand. In other
 * languages, "25 mil" is refused, because the amount 25 would be wrong.
 */
const unreadMil = 'mil'
const startsOrEndsWithSign = /^[-+−–*×x/÷]\s|\s[-+−–*×x/÷]$/u
/** Prepositions before an amount. They belong to the amount, not to the description. */
const price = /^(?:seharga|sebesar|senilai|@|for|at|of|por|de|a)$/u

/**
 * Finds the amount among the words that are not `taken`. Each number has a certainty:
 * 3: with a unit, currency, calculation or grouping mark, such as "25rb" or "1.500.000"
 * 2: of at least 1000 or with decimals, such as "1500" or "2.5"
 * 1: any other number, such as "2"
 * The number with the highest certainty is the amount; all other numbers belong to the description.
 * Two numbers with the highest certainty are refused. Below certainty 3, the amount is also refused
 * if the line has a number that cannot be read.
 */
export function findAmount(
  words: readonly Word[],
  taken: ReadonlySet<number>,
  readAmount: ReadAmount,
  language: Language,
): AmountFound {
  const candidates: Candidate[] = []
  for (let at = 0; at < words.length; at++) {
    const candidate = candidateAt(words, at, taken, text => readAmount(text, language))
    if (!candidate) continue
    candidates.push(candidate)
    at += candidate.length - 1
  }
  const understood = candidates.flatMap(candidate =>
    'decimal' in candidate.reading ? [{ ...candidate, ...candidate.reading }] : [],
  )
  const most = Math.max(...understood.map(({ certainty }) => certainty))
  const [found, second] = understood.filter(({ certainty }) => certainty === most)
  const refused = candidates.flatMap(({ written, reading }) =>
    'refused' in reading ? [{ written, problem: reading.refused }] : [],
  )[0]
  if (!found || (refused && most < certain)) {
    const { written, problem } = refused ?? ({ written: '', problem: 'missing' } as const)
    return { taken: new Set(), amount: { problem }, written }
  }
  if (second)
    return {
      taken: new Set(),
      amount: { problem: 'two-amounts' },
      written: `${found.written}, ${second.written}`,
    }
  const places = Array.from({ length: found.length }, (_, index) => found.from + index)
  const isPriced = price.test(words[found.from - 1]?.key ?? '') && !taken.has(found.from - 1)
  return {
    taken: new Set(isPriced ? [found.from - 1, ...places] : places),
    amount: { decimal: found.decimal },
    written: found.written,
  }
}

/**
 * The longest amount that begins at the word `from`. Otherwise, the number at `from` that cannot be
 * read.
 */
function candidateAt(
  words: readonly Word[],
  from: number,
  taken: ReadonlySet<number>,
  read: (text: string) => ReturnType<ReadAmount>,
): Candidate | undefined {
  let free = 0
  while (free < longest && words[from + free]?.key && !taken.has(from + free)) free++
  let refused: Candidate | undefined
  for (let length = free; length > 0; length--) {
    const written = words
      .slice(from, from + length)
      .map(word => word.written)
      .join(' ')
    if (!/\p{Nd}/u.test(written) || joined.test(written) || startsOrEndsWithSign.test(written)) continue
    if (fraction.test(written)) continue
    const reading = read(written.replace(/^\(|[);:!?]+$/gu, ''))
    if (!reading || (length > 1 && 'refused' in reading)) continue
    if ('decimal' in reading) {
      const after = words[from + length]
      if (after?.key === unreadMil && !taken.has(from + length))
        return {
          from,
          length: length + 1,
          written: `${written} ${after.written}`,
          reading: { refused: 'not-understood' },
        }
      return {
        from,
        length,
        written,
        reading: { decimal: reading.decimal, certainty: certaintyOf(written, reading) },
      }
    }
    if (reading.refused !== 'not-understood' || meant.test(written))
      refused = { from, length, written, reading }
  }
  return refused
}

function certaintyOf(written: string, { decimal, isComputed }: { decimal: string; isComputed: boolean }) {
  const isLarge = Number(decimal) >= 1000
  if (isComputed || money.test(written.toLowerCase()) || (isLarge && /\d[^\d]\d/u.test(written)))
    return certain
  return isLarge || decimal.includes('.') ? 2 : 1
}

import type { Language } from '@pundi/contract/federation'
import { plainDigits } from '../read/read-amount'

/*
 * A second implementation of the grammar in docs/amounts.md, for tests only. It tries every
 * possible split and reading, and shares only `plainDigits` with the real reader.
 */

type Fraction = [bigint, bigint]
interface Value {
  value: Fraction
  numbers: string[]
}

const currencies =
  'rp. rp idr rupiahs rupiah rupias rupia us$ usd dolares dólares dolar dólar dollars dollar euros euro eur'.split(
    ' ',
  )
const words: [number, string][] = [
  ...['k', 'rb', 'ribu', 'thousand'].map((word): [number, string] => [3, word]),
  ...['jt', 'juta', 'mio', 'million', 'millions', 'millón', 'millon', 'millones'].map(
    (word): [number, string] => [6, word],
  ),
  ...['miliar', 'milyar', 'billion'].map((word): [number, string] => [9, word]),
]

export function readSlowly(written: string, language: Language): string | undefined {
  const text = plainDigits(written)
    .normalize('NFC')
    .trim()
    .toLowerCase()
    .replace(/\s*[=.,]$/, '')
  if (text.length > 100) return undefined
  if (/^\d\d?([-/])\d\d?\1\d{2,4}$|^\d{4}([-/])\d\d?\2\d\d?$/.test(text)) return undefined
  const front = currencyAt(text.trimStart(), 'startsWith')
  const bare = text.trimStart().slice(front.length).trimStart()
  const sign = /^[-+−–]/.exec(bare)?.[0]
  const sum = sign ? readSum(bare.slice(1), language, sign !== '+') : readSum(text, language, false)
  if (!sum) return undefined
  const { numbers, value } = sum
  if (numbers.length > 1 && numbers.some(number => /^0\d/.test(number))) return undefined
  const [above, below] = value[1] < 0n ? [-value[0], -value[1]] : value
  if (above < 0n || (numbers.length === 1 && (above * 100n) % below !== 0n)) return undefined
  const hundredths = (above * 200n + below) / (2n * below)
  if (hundredths > 99_999_999_999_999n) return undefined
  const cents = String(hundredths % 100n).padStart(2, '0')
  return `${hundredths / 100n}.${cents}`.replace(/\.?0{1,2}$/, '')
}

function readSum(text: string, language: Language, isNegated: boolean): Value | undefined {
  for (let at = text.length - 1; at >= 0; at--) {
    if (!/[-+−–]/.test(text[at]!)) continue
    const left = readSum(text.slice(0, at), language, isNegated)
    const right = left && readProduct(text.slice(at + 1), language)
    if (!right) continue
    const [[a, b], [c, d]] = [left.value, right.value]
    const value: Fraction = [text[at] === '+' ? a * d + c * b : a * d - c * b, b * d]
    return { value, numbers: [...left.numbers, ...right.numbers] }
  }
  const product = readProduct(text, language)
  if (!product || !isNegated) return product
  return { ...product, value: [-product.value[0], product.value[1]] }
}

function readProduct(text: string, language: Language): Value | undefined {
  for (let at = text.length - 1; at >= 0; at--) {
    if (!/[*×x/÷]/.test(text[at]!)) continue
    const left = readProduct(text.slice(0, at), language)
    const right = left && readTerm(text.slice(at + 1), language)
    if (!right) continue
    const isTimes = !/[/÷]/.test(text[at]!)
    const [[a, b], [c, d]] = [left.value, right.value]
    if (!isTimes && c === 0n) return undefined
    return {
      value: isTimes ? [a * c, b * d] : [a * d, b * c],
      numbers: [...left.numbers, ...right.numbers],
    }
  }
  return readTerm(text, language)
}

function readTerm(written: string, language: Language): Value | undefined {
  let text = written
    .trim()
    .replace(/(\d)[.,]\s?[-–—]{1,2}$/, '$1')
    .trim()
  text = text.slice(currencyAt(text, 'startsWith').length).trim()
  const behind = currencyAt(text, 'endsWith')
  const body = text.slice(0, text.length - behind.length)
  const all = [...words, ...(language === 'es' ? [[3, 'mil'] as [number, string]] : [])]
  if (language !== 'default') all.push([language === 'id' ? 9 : 6, 'm'])
  const readings = [[0, ''] as [number, string], ...all].flatMap(([zeros, word]) => {
    if (!body.trimEnd().endsWith(word)) return []
    if (word && /^\p{L}/u.test(behind) && body === body.trimEnd()) return []
    const number = body
      .trimEnd()
      .slice(0, body.trimEnd().length - word.length)
      .trimEnd()
    const value = readNumber(number)
    return value
      ? [{ value: [value[0] * 10n ** BigInt(zeros), value[1]] as Fraction, numbers: [number] }]
      : []
  })
  return readings[0]
}

function currencyAt(text: string, where: 'startsWith' | 'endsWith') {
  const sign = (where === 'startsWith' ? /^\p{Sc}/u : /\p{Sc}$/u).exec(text)?.[0] ?? ''
  return currencies.find(currency => text[where](currency)) ?? sign
}

function readNumber(written: string): Fraction | undefined {
  const text = written.replace(/[\s'’_]+/g, "'")
  for (const group of ['', '.', ',', "'"])
    for (const mark of ['', '.', ',']) {
      if (group !== '' && group === mark) continue
      const parts = mark ? text.split(mark) : [text]
      if (parts.length !== (mark ? 2 : 1)) continue
      const [whole = '', fraction = ''] = parts
      if (mark && !/^\d+$/.test(fraction)) continue
      const blocks = group ? whole.split(group) : [whole]
      const isWhole = group
        ? blocks.length > 1 &&
          /^\d{1,3}$/.test(blocks[0]!) &&
          blocks.slice(1).every(block => /^\d{3}$/.test(block))
        : /^\d+$/.test(whole) || (whole === '' && mark !== '')
      if (!isWhole) continue
      const canGroup = /^[1-9]\d{0,2}$/
      if (!group && fraction.length === 3 && canGroup.test(whole)) continue
      if (/[.,]/.test(group) && !mark && blocks.length === 2 && !canGroup.test(blocks[0]!)) continue
      return [BigInt(blocks.join('') + fraction), 10n ** BigInt(fraction.length)]
    }
  return undefined
}

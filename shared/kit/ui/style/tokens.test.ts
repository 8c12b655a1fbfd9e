import { readFileSync } from 'node:fs'
import { join } from 'node:path'

type Tokens = Record<string, string>

const css = readFileSync(join(__dirname, 'tokens.css'), 'utf8')
const light = tokensOf(value => value.replace(/light-dark\((.+), .+\)/, '$1'))
const dark = tokensOf(value => value.replace(/light-dark\(.+, (.+)\)/, '$1'))

test('every colour is a plain one in each theme', () => {
  const plain = /^(#[\da-f]{6}|rgb\([\d ]+ \/ [\d.]+\))$/
  const colors = [light, dark].flatMap(theme =>
    Object.entries(theme).filter(([name]) => /^color-/.test(name)),
  )
  expect(colors.filter(([, value]) => !plain.test(value))).toEqual([])
  expect(dark).not.toEqual(light)
})

const grounds = ['ground', 'surface', 'raised', 'sunken']
const words: [string, string[]][] = [
  ['ink', [...grounds, 'brand-soft', 'income-soft', 'expense-soft']],
  ['ink-soft', [...grounds, 'brand-soft']],
  ['brand', [...grounds, 'brand-soft']],
  ['income', [...grounds, 'income-soft']],
  ['expense', [...grounds, 'expense-soft']],
  ['highlight-strong', ['ground', 'surface']],
  ['on-brand', ['brand', 'brand-strong']],
  ['on-expense', ['expense', 'expense-strong']],
]

describe.each([
  ['light', light],
  ['dark', dark],
])('in the %s theme', (_, theme) => {
  test.each(words)('words in %s reach 4.5:1 wherever they stand', (word, backs) => {
    expect(backs.filter(back => contrast(theme, word, back) < 4.5)).toEqual([])
  })

  test('the edge of a control reaches 3:1', () => {
    expect(grounds.filter(back => contrast(theme, 'control', back) < 3)).toEqual([])
  })
})

function tokensOf(choose: (value: string) => string): Tokens {
  return Object.fromEntries(
    [...css.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, choose(value)]),
  )
}

function contrast(theme: Tokens, one: string, other: string) {
  const [dim = 0, bright = 0] = [one, other]
    .map(name => luminance(theme[`color-${name}`] ?? ''))
    .sort((a, b) => a - b)
  return (bright + 0.05) / (dim + 0.05)
}

function luminance(hex: string) {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(at => {
    const value = parseInt(hex.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

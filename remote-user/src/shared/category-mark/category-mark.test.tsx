import { categoryColors, categoryIcons } from '@pundi/contract'
import { render, waitFor } from '@testing-library/react'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CategoryMark } from './CategoryMark'
import { icons } from './icons'

test('a mark has the icon of its category in its colour, and says nothing to a screen reader', async () => {
  const mark = await draw(<CategoryMark icon="coffee" color="teal" type="expense" />)
  expect(mark.querySelector('.lucide-coffee')).toBeInTheDocument()
  expect(mark).toHaveAttribute('data-color', 'teal')
  expect(mark).toHaveAttribute('aria-hidden', 'true')
})

test.each([
  [null, 'income', 'lucide-coins'],
  [null, 'expense', 'lucide-tag'],
  ['an-icon-of-a-later-build', 'expense', 'lucide-tag'],
] as const)('for the icon %s of %s stands that of its type', async (icon, type, name) => {
  const mark = await draw(<CategoryMark icon={icon} color={null} type={type} />)
  expect(mark.querySelector(`.${name}`)).toBeInTheDocument()
  expect(mark).not.toHaveAttribute('data-color')
})

test('every icon of the contract has its picture, each another', () => {
  expect(Object.keys(icons)).toEqual([...categoryIcons])
  expect(new Set(Object.values(icons)).size).toBe(categoryIcons.length)
  expect(categoryIcons.length).toBeGreaterThanOrEqual(60)
})

const css = readFileSync(join(__dirname, 'CategoryMark.module.css'), 'utf8')
const tokens = readFileSync(join(__dirname, '../../../../shared/kit/ui/style/tokens.css'), 'utf8')
const ramp = new Map(
  [...css.matchAll(/data-color='(\w+)'\] \{\s*--category: light-dark\((#\w{6}), (#\w{6})\)/g)].map(
    ([, name = '', light = '', dark = '']) => [name, [light, dark] as const],
  ),
)

test('the ramp has twelve colours, those of the contract', () => {
  expect([...ramp.keys()]).toEqual([...categoryColors])
  expect(new Set([...ramp.values()].flat()).size).toBe(24)
})

test.each(categoryColors)('%s reaches 3:1 on every ground of both themes, tinted as a mark is', name => {
  for (const [theme, color] of [...ramp.get(name)!].entries())
    for (const ground of ['ground', 'surface', 'raised', 'sunken']) {
      const back = groundOf(ground, theme)
      expect(contrast(color, back)).toBeGreaterThan(3)
      expect(contrast(color, mix(color, back, 0.14))).toBeGreaterThan(3)
    }
})

async function draw(element: React.ReactElement) {
  const { container } = render(element)
  const mark = container.firstElementChild as HTMLElement
  await waitFor(() => expect(mark.querySelector('svg')).toBeInTheDocument())
  return mark
}

const groundOf = (name: string, theme: number) =>
  new RegExp(`--color-${name}: light-dark\\((#\\w{6}), (#\\w{6})\\)`).exec(tokens)![theme + 1]!

const partsOf = (hex: string) => [1, 3, 5].map(at => parseInt(hex.slice(at, at + 2), 16))

const mix = (one: string, other: string, share: number) =>
  `#${partsOf(one)
    .map((part, at) => Math.round(part * share + partsOf(other)[at]! * (1 - share)))
    .map(part => part.toString(16).padStart(2, '0'))
    .join('')}`

function contrast(one: string, other: string) {
  const [dim = 0, bright = 0] = [one, other].map(luminance).sort((a, b) => a - b)
  return (bright + 0.05) / (dim + 0.05)
}

function luminance(hex: string) {
  const [red = 0, green = 0, blue = 0] = partsOf(hex)
    .map(part => part / 255)
    .map(value => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

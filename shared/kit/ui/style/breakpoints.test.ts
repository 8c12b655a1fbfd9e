import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { breakpoints, columns } from './breakpoints'

/* Style sheets may query only the listed widths, and only as `width < n` or `width >= n`. */

const root = join(__dirname, '../../../..')
const sheets = ['shared', ...readdirSync(root).filter(name => /^(shell|remote-\w+)$/.test(name))]
  .flatMap(workspace => readdirSync(join(root, workspace), { recursive: true, withFileTypes: true }))
  .filter(({ name, parentPath }) => name.endsWith('.css') && !/[\\/](dist|node_modules)/.test(parentPath))
  .map(({ name, parentPath }) => join(parentPath, name))

const askedOf = (what: 'media' | 'container') =>
  sheets.flatMap(sheet => {
    const css = readFileSync(sheet, 'utf8').replaceAll(/\/\*.*?\*\//gs, '')
    return [...css.matchAll(new RegExp(`@${what}([^{]*)`, 'g'))]
      .flatMap(([, asked = '']) => asked.match(/\([^()]*width[^()]*\)/g) ?? [])
      .map(asked => `${relative(root, sheet)}: ${asked.slice(1, -1)}`)
  })

test('style sheets ask the window for the breakpoints of the list alone', () => {
  const widths = [
    ...Object.values(breakpoints).map(width => `${width}px`),
    ...Object.values(columns).map(width => `${width}rem`),
  ]
  const listed = new RegExp(`: width (<|>=) (${widths.join('|')})$`)
  const asked = askedOf('media')
  expect(asked.length).toBeGreaterThan(20)
  expect(asked.filter(one => !listed.test(one))).toEqual([])
})

test('each of the list is asked for', () => {
  const asked = askedOf('media').join('\n')
  const unused = [
    ...Object.values(columns).filter(width => !asked.includes(` ${width}rem`)),
    ...Object.values(breakpoints).filter(width => !asked.includes(` ${width}px`)),
  ]
  expect(unused).toEqual([])
})

test('style sheets ask a container for a width in rem', () => {
  const inRem = /: ([\d.]+rem <= )?width (<|>=) [\d.]+rem$/
  // NumberTable uses em, because its font size equals the width that the table needs (decision
  // 080).
  expect(askedOf('container').filter(one => !inRem.test(one))).toEqual([
    'shared/kit/ui/figure/NumberTable.module.css: width < 1em',
  ])
})

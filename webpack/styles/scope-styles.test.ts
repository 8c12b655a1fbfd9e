import postcss from 'postcss'
import { scopeStyles } from './scope-styles-plugin'

const scoped = (css: string) =>
  scopeStyles(postcss.parse(css), 'user')
    .toString()
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?([{};,]) ?/g, '$1')

const area = ':where([data-area=user])'
const notShells = ':where(:not([data-area=shell],[data-area=shell] *))'
const own = '.remote-user__row__x1'

test.each([
  own,
  `${own}:hover`,
  `button${own}::before`,
  `:root[data-theme='dark'] ${own}`,
  `:where(:root:not([data-tooltips='off'])) ${own}:hover`,
])('%s is a class of the remote, so it stays as it is, in its layer and width', selector => {
  const css = `@layer kit{@media (width < 640px){${selector}{top:0}}}`
  expect(scoped(css)).toBe(css)
})

test.each([
  'button',
  'body',
  'h1',
  '*',
  'table td:first-child',
  ':root',
  '.libraries',
  '[data-area=admin] p',
])('%s of a remote reaches its area alone, and nothing of the shell in it', selector => {
  expect(scoped(`${selector}{top:0}`)).toBe(`${area} ${selector}${notShells}{top:0}`)
})

test('so do a class of another remote, and a class that is asked for but not of the element', () => {
  for (const selector of [':root:has(.remote-admin__a__x1)', `body:has(${own})`, `div:not(${own})`])
    expect(scoped(`${selector}{top:0}`)).toBe(`${area} ${selector}${notShells}{top:0}`)
})

test('what is in an element of the remote is in its area, and may be the shell’s', () => {
  expect(scoped(`${own} > button{top:0}`)).toBe(`${own} > button${notShells}{top:0}`)
})

test('a condition stands before a pseudo-element', () => {
  expect(scoped('p::after{top:0}')).toBe(`${area} p${notShells}::after{top:0}`)
  expect(scoped('p:before{top:0}')).toBe(`${area} p${notShells}:before{top:0}`)
})

test('the root may have a class of the remote in it', () => {
  const css = `:root:has(${own}){--bar:4rem}`
  expect(scoped(css)).toBe(css)
})

test('each selector of a rule is judged alone', () => {
  expect(scoped(`${own},p{top:0}`)).toBe(`${own},${area} p${notShells}{top:0}`)
})

test('a rule in another has its area already', () => {
  expect(scoped(`${own}{&:hover{top:0}}`)).toBe(`${own}{&:hover{top:0}}`)
})

test.each([
  '@keyframes rise{from{opacity:0}50%{opacity:1}}',
  "@font-face{font-family:'One'}",
  "@property --n{syntax:'*';inherits:false}",
  '@page{margin:1cm}',
])('%s is of the document', css => {
  expect(scoped(css)).toBe(css)
})

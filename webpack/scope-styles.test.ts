import postcss from 'postcss'
import { scopeStyles } from './scope-styles-plugin'

/** The stylesheet as the user area's build has it, without white space that says nothing. */
const scoped = (css: string) =>
  scopeStyles(postcss.parse(css), 'user')
    .toString()
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?([{};,]) ?/g, '$1')

const scope = '@scope ([data-area=user]) to ([data-area=shell])'

test('every rule of a remote is in the scope of its area, in the layer and the width that it is for', () => {
  expect(scoped('@layer a,b;.c{color:red}@layer a{.d{top:0}@media (width < 640px){.d{top:1px}}}')).toBe(
    `${scope}{@layer a,b;.c{color:red}@layer a{.d{top:0}@media (width < 640px){.d{top:1px}}}}`,
  )
})

test('what a document defines once stands apart, in the layer that it is for', () => {
  const frames = '@keyframes rise{from{opacity:0}}'
  const font = "@font-face{font-family:'One'}"
  const number = "@property --n{syntax:'*';inherits:false}"
  expect(scoped(`@layer kit{.a{top:0}${frames}}${font}${number}`)).toBe(
    `${scope}{@layer kit{.a{top:0}}}@layer kit{${frames}}${font}${number}`,
  )
})

test('a rule about the root stands apart where it names a class of the remote', () => {
  const bar = ':root:has(.remote-user__area__x1){--bar:4rem}'
  const tip = ":where(:root:not([data-tooltips='off'])) .remote-user__tip__x2:hover{top:0}"
  expect(scoped(`@layer kit{${bar}@media (width < 640px){${bar}.a{top:0}}${tip}}`)).toBe(
    `${scope}{@layer kit{@media (width < 640px){.a{top:0}}}}` +
      `@layer kit{${bar}@media (width < 640px){${bar}}${tip}}`,
  )
})

test.each([
  '@page{margin:1cm}',
  "@counter-style one{system:cyclic;symbols:'-'}",
  '@position-try --above{inset:auto}',
])('%s, which is of the document, stands apart', css => {
  expect(scoped(`.a{top:0}@media print{${css}}`)).toBe(`${scope}{.a{top:0}}@media print{${css}}`)
})

test('of several selectors of a rule each goes where it means something', () => {
  const [root, own] = [':root:has(.remote-user__area__x1)', '.remote-user__bar__x2']
  expect(scoped(`${root},${own}{--bar:4rem}`)).toBe(`${scope}{${own}{--bar:4rem}}${root}{--bar:4rem}`)
})

test.each(['body{display:none}', ':root{color:red}', ':root:has(.remote-admin__area__x1){color:red}'])(
  '%s of a remote stays in its area, where it means nothing',
  css => {
    expect(scoped(css)).toBe(`${scope}{${css}}`)
  },
)

test('a stylesheet has no empty rules around nothing', () => {
  const frames = '@keyframes rise{from{opacity:0}}'
  expect(scoped(`@layer kit{@media print{${frames}}}`)).toBe(`@layer kit{@media print{${frames}}}`)
  expect(scoped('')).toBe('')
})

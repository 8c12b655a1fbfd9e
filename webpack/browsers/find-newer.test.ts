import { lower } from '../describe/bundle-script'
import { browserNames } from './browsers'
import { findNewerScripts, usesInScript } from './find-newer-scripts'
import { findNewerStyles, usesInStyles } from './find-newer-styles'
import { lowestOf, type Use } from './is-known'

test('the list is what it is', () => {
  expect(browserNames).toBe('Chrome 111, Edge 111, Firefox 121, Safari 16.4, iOS 16.4')
})

test.each([
  ['AbortSignal.any([a, b])', 'AbortSignal.any'],
  ['Object.groupBy(a, b)', 'Object.groupBy'],
  ['Promise.withResolvers()', 'Promise.withResolvers'],
  ['new Intl.DurationFormat()', 'Intl.DurationFormat'],
  ['new URLPattern(a)', 'URLPattern'],
  ['sheet.showPopover()', '.showPopover'],
  ['window.navigation', 'navigation'],
])('a script with %s is newer than the list', (js, name) => {
  expect(findNewerScripts(js)).toEqual([name])
})

test.each(['a = /[a--b]/v', 'using(a); await using b = c', 'a = /(?i:b)/'])(
  'a script with the syntax %s is newer than the list',
  js => {
    expect(findNewerScripts(`async function f() { ${js} }`)).toEqual([expect.stringMatching(/^syntax: /)])
  },
)

test.each([
  'a.toSorted().findLast(b).at(-1)',
  'AbortSignal.timeout(9)',
  'structuredClone(a)',
  'class A { static { a() } #b = /(?<=a)b/d }',
  "'navigation' in window && window.navigation",
  'document.startViewTransition?.(a)',
  'window.trustedTypes?.createPolicy(a)',
  'a = { showPopover: b }; a.showPopover()',
])('a script with %s is not', js => {
  expect(findNewerScripts(js)).toEqual([])
})

test.each([
  ['a{color:light-dark(#fff,#000)}', 'light-dark()'],
  ['@scope (a){b{top:0}}', '@scope'],
  ['a{position-anchor:--b}', 'position-anchor'],
  ['a:popover-open{top:0}', ':popover-open'],
  ['a{width:calc-size(auto,size)}', 'calc-size()'],
])('a stylesheet with %s is newer than the list', (css, name) => {
  expect(findNewerStyles(css)).toContain(name)
})

test.each([
  'a{height:100vh;height:100dvh;color:color-mix(in srgb,red,#fff)}',
  '@layer a{@container (width < 9rem){a:has(b){inset:0}}}',
  'a{color:#fff;color:light-dark(#fff,#000)}',
  '@supports (color:light-dark(red,red)){a{color:light-dark(#fff,#000)}}',
  'a{-webkit-user-select:none;user-select:none}',
  'a:is(:popover-open,.b){top:0}',
  'h1{text-wrap:balance}',
  'a:popover-open{top:0}@supports not selector(:popover-open){a{top:0}}',
])('a stylesheet with %s is not', css => {
  expect(findNewerStyles(css)).toEqual([])
})

test('a theme is lowered to what follows the scheme of the document', () => {
  const css = lower(':root{color-scheme:light dark;color:light-dark(#111,#eee)}')
  expect(css).toContain('color:var(--lightningcss-light,#111)var(--lightningcss-dark,#eee)')
  expect(findNewerStyles(css)).toEqual([])
})

test('of a script the lowest version of each engine is told, with what needs it', () => {
  expect(lowest(usesInScript('a?.b; structuredClone(/(?<=c)d/)'))).toEqual([
    'chrome 98 structuredClone',
    'firefox 94 structuredClone',
    'safari 16.4 (?<=',
  ])
})

test('of a stylesheet too, without what has a fallback', () => {
  const css = 'a:has(b){color:color-mix(in srgb,red,#fff);height:9px;height:9dvh}'
  expect(lowest(usesInStyles(css))).toEqual([
    'chrome 111 color-mix()',
    'firefox 121 :has',
    'safari 16.2 color-mix()',
  ])
})

const lowest = (uses: Use[]) =>
  lowestOf(uses).map(({ browser, version, name }) => `${browser} ${version} ${name}`)

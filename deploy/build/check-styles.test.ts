import { afterEach, expect, test } from '@jest/globals'
import { makeRemote, removeFolders } from '../testing/make-dist'
import { checkBuild } from './check-build'
import { findUnscoped } from './check-styles'
import { readDist } from './read-dist'

afterEach(removeFolders)

test.each([
  '.remote-user__row__a1b2{color:red}',
  '@layer kit{@media print{.remote-user__row>button{color:red}}}',
  ':where([data-area=user]) nav:where(:not([data-area=shell],[data-area=shell] *)){color:red}',
  ':root:has(.remote-user__toast[data-shown=true]){--floor:1rem}',
  '.remote-user__row{nav{color:red}&:hover{color:red}}',
  '@scope ([data-area="user"]) to ([data-area=shell]){h1{color:red}}',
  '@keyframes remote-user__rise{from{top:0}50%{top:1px}to{top:2px}}@font-face{font-family:x}',
])('rules within the area are published: %s', css => {
  expect(findUnscoped(css, 'user')).toBeUndefined()
})

test.each([
  ['nav{display:none}', 'nav'],
  ['.remote-user__row,h1{color:red}', 'h1'],
  ['@layer kit{@media print{body{margin:0}}}', 'body'],
  ['.remote-admin__row{color:red}', '.remote-admin__row'],
  ['[data-area=admin] nav{color:red}', '[data-area=admin] nav'],
  ['nav:not(.remote-user__row){color:red}', 'nav:not(.remote-user__row)'],
  [':root:has(.remote-user__row) nav{color:red}', ':root:has(.remote-user__row) nav'],
  ['body:has(:is(p,:not(.remote-user__row))){color:red}', 'body:has(:is(p,:not(.remote-user__row)))'],
  ['@scope (main){h1{color:red}}', 'h1'],
  [':root{--color-ink:red}', ':root'],
])('rules that reach further are refused: %s', (css, selector) => {
  expect(findUnscoped(css, 'user')).toBe(selector)
})

test.each([
  ['page.css', 'nav{display:none}', 'page.css has rules for "nav", which would change other areas.'],
  ['page.js', 'document.adoptedStyleSheets=[x]', 'page.js uses document.adoptedStyleSheets'],
])('a build with such a %s is refused', async (path, content, sentence) => {
  const dist = await readDist(makeRemote('user', 'one', { files: { [path]: content } }))
  expect(() => checkBuild(dist)).toThrow(sentence)
})

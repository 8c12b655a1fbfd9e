import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkPage } from './describe-remote-plugin'

const folder = mkdtempSync(join(tmpdir(), 'pundi-page-'))
afterAll(() => rmSync(folder, { recursive: true }))

beforeAll(() => {
  for (const made of ['src/catalogue', 'src/pages/help']) mkdirSync(join(folder, made), { recursive: true })
  writeFileSync(join(folder, 'src/catalogue/default.json'), '{"Help":"Bantuan"}')
  writeFileSync(join(folder, 'src/pages/help/route.tsx'), '')
})

const help = { page: 'help', path: '/admin/help', title: 'Help' }

test('a page with its folder and its messages is built', () => {
  checkPage(folder, 'admin', { ...help, navigation: { label: 'Help', order: 6 } })
})

test.each([
  ['outside its area', { ...help, path: '/help' }, "/help is outside this remote's area"],
  ['without a folder', { ...help, page: 'faq' }, 'has no route module. Add src/pages/faq/route.tsx.'],
  ['with a title that is no message', { ...help, title: 'Get help' }, 'The message "Get help" is missing in'],
  [
    'with a label that is no message',
    { ...help, navigation: { label: 'Hlp', order: 6 } },
    /The message "Hlp" is missing in .*src\/catalogue\/default\.json\. Add the message to this file\./,
  ],
])('a page %s is refused', (_what, page, sentence) => {
  expect(() => checkPage(folder, 'admin', page)).toThrow(sentence)
})

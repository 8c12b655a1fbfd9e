import { readFileSync } from 'node:fs'
import { colors } from './colors'
import { renderMail } from './render-mail'
import { writeMail } from './write-mail'

const html = renderMail({
  language: 'en',
  title: 'Set a <new> password',
  above: ['Hello,', 'It expires & works once.'],
  button: { label: 'Set it', link: 'https://pundi.example/?a=1&b="' },
  below: ['You can ignore this email.'],
})

test('an e-mail has the colours of the screens, in light and in dark', () => {
  const css = readFileSync(new URL('../../../../shared/kit/ui/style/tokens.css', import.meta.url), 'utf8')
  for (const [name, [light, dark]] of Object.entries(colors)) {
    const value = light === dark ? light : `light-dark(${light}, ${dark})`
    expect(css).toContain(`--color-${name}: ${value};`)
  }
})

test('whatever has a colour in light has one in dark', () => {
  const elements = [...html.matchAll(/<\w+ [^>]*style="[^"]*#[^"]*"/g)].map(([element]) => element)
  expect(elements.length).toBeGreaterThan(6)
  for (const element of elements) {
    const names = /class="([^"]+)"/.exec(element)![1]!.split(' ')
    expect(names).toHaveLength(element.match(/#[\da-f]{6}/g)!.length)
    for (const name of names)
      expect(html).toMatch(new RegExp(`\\.${name}\\{[a-z-]+:#[\\da-f]{6}!important\\}`))
  }
  expect(html).toContain('<meta name="color-scheme" content="light dark">')
})

test('an e-mail shows its mark and its subject, and asks nothing of the network', () => {
  expect(html).toContain('> Pundi</p>')
  expect(html).toContain('>Set a &lt;new&gt; password</h1>')
  expect(html).toContain('href="https://pundi.example/?a=1&amp;b=&quot;"')
  expect(html).not.toMatch(/<img|src=|url\(|@import|<link/)
})

test('text and HTML say the same', () => {
  const { text, html: page } = writeMail('email changed', 'es', 'https://pundi.example/sign-in')
  for (const words of text.split('\n').filter(Boolean)) expect(page).toContain(words.replace(/:$/, ''))
})

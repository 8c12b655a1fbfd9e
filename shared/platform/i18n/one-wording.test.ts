import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/*
 * One thing has one name, on the screens and in e-mails. Each of these stood for something that has another name
 * everywhere else.
 */

const root = join(__dirname, '../../..')

const otherNames: Record<string, RegExp> = {
  en: /\be-mails?\b|\bBring it back\b|\d %/i,
  id: /\bPengaturan\b|\b(aku|dompetku|kepadaku)\b|\blog aktivitas\b|\bantar dompet\b|\bdiusulkan lagi\b|\d %/i,
  es: /\bConfiguración\b|\btransacci(ón|ones)\b|\bregistros? recurrentes?\b|\bperiodos?\b|\bIngresa\b|\d %/i,
}

test.each(Object.entries(otherNames))('%s names a thing as everywhere else', (language, others) => {
  const said = filesOf(language).flatMap(file =>
    Object.values(JSON.parse(readFileSync(join(root, file), 'utf8')) as Record<string, string>),
  )
  expect(said.length).toBeGreaterThan(1000)
  expect(said.filter(message => others.test(message))).toEqual([])
})

/** The catalogues of the screens, and the messages of the server, which are those of the e-mails too. */
const filesOf = (language: string) =>
  ['api', 'shared', 'shell', 'remote-admin', 'remote-auth', 'remote-user'].flatMap(folder =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter(
        name =>
          !name.includes('node_modules') && new RegExp(`(catalogue|messages)/${language}\\.json$`).test(name),
      )
      .map(name => join(folder, name)),
  )

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/*
 * Screens and e-mails use one word for each thing. These patterns match words that must not be used
 * instead.
 */

const root = join(__dirname, '../../..')

const otherNames: Record<string, RegExp> = {
  en: /\be-mails?\b|\bBring it back\b|\bperiods?\b|\brecurring entr(y|ies)\b|\bput(ting)?( \S+)? aside\b|\bMoney back\b|\bpurse\b|\bproposals?\b|\bletter\b|\bwhat repeats\b|\d %/i,
  id: /\bPengaturan\b|\b(aku|dompetku|kepadaku)\b|\blog aktivitas\b|\bantar dompet\b|\bdiusulkan lagi\b|\b(transaksi|entri|pemasukan) berulang\b|\bcatatan\b|\bdirencanakan\b|\btransfer dana\b|\buang kembali\b|\bpihak luar\b|\bperiode\b|\busulan\b|\bsurat\b|\bdibatalkan lagi\b|\d %/i,
  es: /\bConfiguración\b|\btransacci(ón|ones)\b|\bregistros? recurrentes?\b|\bper[ií]odos?\b|\bIngresa\b|\bplane(ad|ar|a\b)|\bplanific|\btraspas|\barrastr|\bcorreo electrónico\b|\bcarta\b|\bmonedero\b|\bel exterior\b|\bpropuest|\blo que se repite\b|\bmodificar\b|\d %/i,
}

/**
 * Patterns of literal translations, stiff wording, and texts that address the reader in the wrong
 * person.
 */
const unnatural: Record<string, RegExp> = {
  en: /^Its? |\b(could|can|do|does|did|is|are|was|were|has|have) not\b|\bcannot\b|\bby itself\b|\bin all\b(?! \w)|\banew\b|\b(an?|the|this|these|those|no|only|its|their|your|own|of|last|\d|#) records?\b|\brecords? (of|yet|with|deleted|restored)\b|'|\bmy\b/i,
  id: /\bsaya\b|\bhari ini\b.*\{written\}/i,
  es: /\bTodo el tiempo\b|\bmis?\b| %|[«»]|\bha(s|n|mos)? \p{L}+(ad|id|st|ch|rt)[oa]s?\b/iu,
}

/** The wording of this setting was decided separately, so the patterns do not apply. */
const fixed = ['My month begins on']

const languages = Object.keys(otherNames)

test.each(languages)('%s names a thing as everywhere else', language => {
  const said = messagesOf(language)
  expect(said.length).toBeGreaterThan(1000)
  expect(said.filter(message => otherNames[language]!.test(message))).toEqual([])
})

test.each(languages)('%s reads as a native writer writes', language => {
  const said = messagesOf(language).filter(message => !fixed.includes(message))
  expect(said.filter(message => unnatural[language]!.test(message))).toEqual([])
})

const messagesOf = (language: string) =>
  filesOf(language)
    .flatMap(file =>
      Object.values(JSON.parse(readFileSync(join(root, file), 'utf8')) as Record<string, string>),
    )
    .map(message => message.replaceAll(/\{(?!written)\w+\}/g, '{}'))

const filesOf = (language: string) =>
  ['api', 'shared', 'shell', 'remote-admin', 'remote-auth', 'remote-user'].flatMap(folder =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter(
        name =>
          !name.includes('node_modules') && new RegExp(`(catalogue|messages)/${language}\\.json$`).test(name),
      )
      .map(name => join(folder, name)),
  )

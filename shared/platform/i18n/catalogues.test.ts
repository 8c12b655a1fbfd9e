import {
  compileMessageOrThrow,
  type CompiledIcuChoices,
  type CompiledMessage,
} from '@lingui/message-utils/compileMessage'
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import { catalogueLanguages as languages } from '@pundi/contract/federation'
import { besideSpecified, specified } from './testing/specified-words'

/* A page merges all catalogues that it loads, so an id must have the same text in all of them. */

type Words = Record<string, string>

/** Names of languages are not translated, so that everyone can find their own language. */
const namesOfLanguages = ['Bahasa Indonesia', 'English', 'Español']
const namesOfCurrencies = ['EUR (€)', 'IDR (Rp)', 'USD ($)']
const namesOfAll = [...namesOfLanguages, ...namesOfCurrencies, 'Admin', 'Pundi']

const asInEnglish: Record<string, string[]> = {
  id: [...namesOfAll, '1 log', '1 transfer', 'admin', 'Email', 'No.', 'Status', 'Total', 'Transfer'],
  es: [...namesOfAll, 'admin', 'Factor', 'No', 'Total'],
}

const root = join(__dirname, '../../..')
const folders = readdirSync(root, { withFileTypes: true })
  .filter(entry => entry.isDirectory())
  .map(({ name }) => (name === 'shell' || name.startsWith('remote-') ? join(name, 'src') : name))
  .filter(folder => folder === 'shared' || folder.endsWith('src'))
  .flatMap(folder =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter(entry => entry.isDirectory() && entry.name === 'catalogue')
      .map(entry => relative(root, join(entry.parentPath, entry.name))),
  )
const read = (folder: string, language: string) =>
  JSON.parse(readFileSync(join(root, folder, `${language}.json`), 'utf8')) as Words

test('the catalogues of the shell and of every remote are found', () => {
  expect(folders.map(folder => folder.split('/')[0])).toEqual(
    expect.arrayContaining(['shell', 'remote-admin', 'remote-auth', 'remote-user']),
  )
})

describe.each(folders)('%s', folder => {
  const ids = Object.keys(read(folder, 'default'))

  test('has a file for each language, and none besides', () => {
    const files = readdirSync(join(root, folder)).filter(name => name.endsWith('.json'))
    expect(files.map(name => basename(name, '.json')).sort()).toEqual([...languages].sort())
  })

  test('where the specification is silent, its mix says what English says', () => {
    const english = read(folder, 'en')
    const own = Object.entries(read(folder, 'default')).filter(
      ([id, message]) => message !== inTitleCase(english[id]!) && message !== english[id],
    )
    expect(
      own.filter(([, message]) => !specified.includes(message) && !besideSpecified.includes(message)),
    ).toEqual([])
    expect(ids).toEqual([...ids].sort())
  })

  test.each(languages)('%s has the same ids, each with a text and with the same values', language => {
    const messages = read(folder, language)
    expect(Object.keys(messages)).toEqual(ids)
    expect(ids.filter(id => messages[id]!.trim() === '')).toEqual([])
    const mix = read(folder, 'default')
    for (const id of ids) expect([id, valuesOf(messages[id]!)]).toEqual([id, valuesOf(mix[id]!)])
  })

  test.each(Object.keys(asInEnglish))('in %s no English was left as it is', language => {
    const [messages, english] = [read(folder, language), read(folder, 'en')]
    const same = ids.filter(id => messages[id] === english[id] && /\p{L}/u.test(wordsAlone(english[id]!)))
    expect(same.filter(id => !asInEnglish[language]!.includes(english[id]!))).toEqual([])
  })
})

test.each(languages)('an id says the same in every catalogue of %s', language => {
  const said = new Map<string, string>()
  for (const folder of folders)
    for (const [id, message] of Object.entries(read(folder, language))) {
      expect([id, message]).toEqual([id, said.get(id) ?? message])
      said.set(id, message)
    }
})

test('the specification’s mix keeps its words where English has its own', () => {
  const english = wordsOf('en')
  const other = Object.entries(wordsOf('default')).filter(([id, message]) => message !== english[id])
  expect(other.map(([, message]) => message)).toEqual(
    expect.arrayContaining([...specified, ...besideSpecified]),
  )
})

test('Indonesian says kamu to everybody', () => {
  expect(Object.values(wordsOf('id')).filter(message => /\bAnda\b/.test(message))).toEqual([])
})

test('Indonesian speaks as people do, not as letters of an office', () => {
  const formal = /\b(dapat|memiliki|telah|terlebih dahulu)\b/i
  expect(Object.values(wordsOf('id')).filter(message => formal.test(message))).toEqual([])
})

test.each(['default', 'en'])('%s adds and records transactions, and books none', language => {
  const booked = /\bbook(ed|ings?)\b|\bbook (an?|it|the|them|this|your)\b/i
  expect(Object.values(wordsOf(language)).filter(message => booked.test(message))).toEqual([])
})

const wordsOf = (language: string): Words =>
  Object.assign({}, ...folders.map(folder => read(folder, language))) as Words

function valuesOf(message: string): string[] {
  const found = new Set<string>()
  const walk = (tokens: CompiledMessage) => {
    for (const token of tokens) {
      if (typeof token === 'string') continue
      const [name, type, format] = token
      found.add(name)
      if (type === 'plural') for (const form of formsOf(format as CompiledIcuChoices)) walk(form)
    }
  }
  walk(compileMessageOrThrow(message))
  return [...found].sort()
}

const inTitleCase = (label: string) => label.replace(/(?<= )[a-z](?=[a-z]*\b)/g, first => first.toUpperCase())

const wordsAlone = (message: string) => message.replace(/\{\w+\}/g, '')

const formsOf = ({ offset: _, ...forms }: CompiledIcuChoices): CompiledMessage[] => Object.values(forms)

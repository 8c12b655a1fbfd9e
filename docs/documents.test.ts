import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { dirname, join } from 'node:path'
import { isThere, pathsIn, read } from './read-page'

const namesIn = (folder: string) =>
  readdirSync(fileURLToPath(new URL(`../${folder}`, import.meta.url)))
    .filter(name => name.endsWith('.md'))
    .map(name => join(folder, name))

const documents = [
  ...['.', 'docs', 'docs/decisions'].flatMap(namesIn),
  'deploy/README.md',
  'dev/README.md',
  'remote-admin/README.md',
  'webpack/README.md',
]

const textOf = (document: string) => read(document).replace(/```[\s\S]*?```|<!--.*?-->/g, '')

const anchorsOf = (document: string) =>
  [...textOf(document).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  )

test.each(documents)('%s has no paragraph over 500 characters', document => {
  const paragraphs = textOf(document)
    .split(/\n(?:\s*\n|(?=\s*(?:- |\d+\. |#)))/)
    .filter(paragraph => !paragraph.trimStart().startsWith('|'))
  expect(paragraphs.filter(paragraph => paragraph.length > 500)).toEqual([])
})

test.each(documents)('%s leads to pages and headings that are there', document => {
  const links = [...textOf(document).matchAll(/\]\((?!https?:)([^)#\s]*)(?:#([^)\s]+))?\)/g)]
  const isWrong = ([, path = '', anchor]: RegExpMatchArray) => {
    const page = path === '' ? document : join(dirname(document), path)
    return !isThere(page) || (anchor !== undefined && !anchorsOf(page).includes(anchor))
  }
  expect(links.filter(isWrong).map(([link]) => link)).toEqual([])
})

/**
 * True for a path with a placeholder, such as `<segment>`, `NNN` or `*`, and for files of the
 * example page "savings".
 */
const isPattern = (path: string) => /[<*]|NNN|\/savings/.test(path)

test.each(documents)('%s names files that are there', document => {
  const named = pathsIn(textOf(document).replace(/^\| \d+ \|.*$/gm, '')).filter(path => !isPattern(path))
  expect(named.filter(path => !isThere(path))).toEqual([])
})

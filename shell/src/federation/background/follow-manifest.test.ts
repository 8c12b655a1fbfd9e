import { languages } from '@pundi/contract'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { waitFor } from '@testing-library/react'
import { followManifest, manifestIn } from './follow-manifest'

test('the page names the manifest in its language, and another one when that is changed', async () => {
  document.head.innerHTML = '<link rel="manifest" href="/site.webmanifest">'
  const named = () => document.querySelector('link')!.getAttribute('href')
  document.documentElement.lang = 'id'
  followManifest()
  expect(named()).toBe('/site.id.webmanifest')
  document.documentElement.lang = 'en'
  await waitFor(() => expect(named()).toBe('/site.webmanifest'))
})

test('there is a manifest in each language, alike but for its words', () => {
  const [english, ...others] = languages.map(readManifest)
  for (const other of others) expect(withoutWords(other)).toEqual(withoutWords(english!))
  const words = languages.map(language => readManifest(language).shortcuts.map(({ name }) => name))
  expect(new Set(words.flat()).size).toBe(words.flat().length)
})

interface Manifest {
  lang: string
  description: string
  shortcuts: { name: string; short_name: string; url: string }[]
}

function readManifest(language: string): Manifest {
  const manifest = JSON.parse(
    readFileSync(join(__dirname, '../../root', manifestIn(language)), 'utf8'),
  ) as Manifest
  expect(manifest.lang).toBe(language)
  return manifest
}

const withoutWords = ({ lang: _, description: __, shortcuts, ...rest }: Manifest) => ({
  ...rest,
  shortcuts: shortcuts.map(({ url }) => url),
})

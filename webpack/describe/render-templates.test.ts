import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { parse } from 'acorn'
import { languages } from '@pundi/contract/choices'
import type { ShellBuild } from '@pundi/contract/federation'
import { renderTemplates } from './render-templates'

const shell = fileURLToPath(new URL('../../shell', import.meta.url))
const build = { fonts: ['font.woff2'], id: '0123456789ab', remote: 'shell' } as ShellBuild

test('every page has the way out of a shell that does not run: a sentence in each language, and its script by hash', async () => {
  const templates = await renderTemplates(shell, build)
  const page = String(templates['templates/page.html'])
  const sentences = [
    ...page.matchAll(/<main lang="(..)"><div role="alert"><h1>(.+?)<\/h1><a href="">(.+?)<\/a>/g),
  ]
  expect(sentences.map(([, language]) => language)).toEqual([...languages])
  expect(new Set(sentences.map(([, , sentence]) => sentence)).size).toBe(languages.length)
  const script = String(templates['root/way-out.js'])
  expect(page).toContain(`sha256-${createHash('sha256').update(script).digest('base64')}`)
  expect(page.indexOf('way-out.js')).toBeLessThan(page.indexOf('<!--shell-->'))
})

test('the first script of a page, which judges the browser, is one that the oldest browsers read', async () => {
  const templates = await renderTemplates(shell, build)
  const [, first = ''] = /<script>(.*?)<\/script>/s.exec(String(templates['templates/page.html'])) ?? []
  expect(first).toContain('color-mix')
  expect(() => parse(first, { ecmaVersion: 5 })).not.toThrow()
})

test('the badge of a preview stands in each language, with a link that leaves the preview', async () => {
  const templates = await renderTemplates(shell, build)
  const badge = String(templates['templates/preview.html'])
  const parts = [
    ...badge.matchAll(/<p lang="(..)">(.+?) <code><!--build--><\/code> <a href="\?preview=leave">/g),
  ]
  expect(parts.map(([, language]) => language)).toEqual([...languages])
  expect(new Set(parts.map(([, , sentence]) => sentence)).size).toBe(languages.length)
  expect(badge).toContain('href="/preview.css"')
  expect(templates).toHaveProperty(['root/preview.css'])
})

import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { compileFunction } from 'node:vm'
import { languages } from '@pundi/contract/choices'
import { folderOf, type ShellBuild } from '@pundi/contract/federation'
import { browserNames } from '../browsers/browsers'
import { bundle, compile, lower } from './bundle-script'
import { messagesOf } from './messages-of'
import { renderWorker } from './render-worker'

type Files = Record<string, string | Buffer>

export async function renderTemplates(folder: string, build: ShellBuild): Promise<Files> {
  const src = join(folder, 'src')
  const message = messagesOf(src, 'default')
  const wayOut = await compile(join(src, 'way-out/way-out.ts'))
  // Minify the template, because it is sent with every page.
  const template = readFileSync(join(src, 'document/page.html'), 'utf8').replace(/\n\s*| \/(?=>)/g, '')
  const page = fill(template, {
    boot: await compile(join(src, 'boot/boot.ts'), { WAY_OUT: hashOf(wayOut) }),
    style: await renderStyle(src),
    description: message('A free personal budgeting application'),
    noscript: message('Pundi needs JavaScript to show this page.'),
    'way-out': renderWayOut(src),
    'too-old': renderTooOld(src),
    'find-too-old': await compile(join(src, 'document/find-too-old.ts'), {}, 'es5'),
  })
  return {
    'templates/page.html': page,
    'templates/preview.html': renderBadge(src),
    'root/way-out.js': wayOut,
    'root/sw.js': await renderWorker(src),
    ...(await renderLandings(src, `${folderOf(build)}${build.fonts[0]}`)),
    ...rootFiles(src),
  }
}

function renderWayOut(src: string) {
  const parts = languages.map(language => {
    const message = messagesOf(src, language)
    return (
      `<main lang="${language}"><div role="alert"><h1>${message('This page could not be shown')}</h1>` +
      `<a href="">${message('Try again')}</a></div></main>`
    )
  })
  return `<template id="way-out">${parts.join('')}</template>`
}

/**
 * The sentence for browsers that are too old, in every language. It is hidden until a script
 * detects such a browser.
 */
function renderTooOld(src: string) {
  return languages
    .map(language => {
      const text = messagesOf(src, language)('Pundi needs a newer browser: {browsers} or later.')
      return `<p hidden id="old-${language}" lang="${language}">${text.replace('{browsers}', browserNames)}</p>`
    })
    .join('')
}

async function renderStyle(src: string) {
  const sheets = ['document/skeleton.css', 'way-out/way-out.css'].map(file => bundle(join(src, file), {}))
  const css = (await Promise.all(sheets)).map(sheet => sheet.css.trim())
  return `<style>${css.join('')}</style>`
}

function renderBadge(src: string): string {
  const parts = languages.map(language => {
    const message = messagesOf(join(src, 'preview'), language)
    return (
      `<p lang="${language}">${message('This is a preview of a build that is not published.')} ` +
      `<code><!--build--></code> <a href="?preview=leave">${message('Leave the preview')}</a></p>`
    )
  })
  return `<link rel="stylesheet" href="/preview.css"><aside id="preview">${parts.join('')}</aside>`
}

const fill = (template: string, values: Record<string, string>) =>
  Object.entries(values).reduce(
    (text, [name, value]) => text.replace(`<!--${name}-->`, () => value),
    template,
  )

function rootFiles(src: string): Files {
  const folder = join(src, 'root')
  if (!existsSync(folder)) return {}
  return Object.fromEntries(
    readdirSync(folder).map(file => {
      const content = readFileSync(join(folder, file))
      return [`root/${file}`, file.endsWith('.css') ? lower(content.toString()) : content]
    }),
  )
}

interface LandingDocument {
  contents: Record<string, unknown>
  renderDocument: (parts: Record<'language' | 'css' | 'first' | 'script' | 'font', string>) => string
}

async function renderLandings(src: string, font: string): Promise<Files> {
  const { js, css } = await bundle(join(src, 'landing/document/document.tsx'), {
    platform: 'node',
    format: 'cjs',
    jsx: 'automatic',
    external: ['react', 'react-dom'],
    define: { 'process.env.NODE_ENV': '"production"' },
  })
  const document = { exports: {} as LandingDocument }
  // Run the new bundle, with React from the shell's dependencies.
  const run = compileFunction(js, ['module', 'exports', 'require']) as (...scope: unknown[]) => void
  run(document, document.exports, createRequire(join(src, 'main.ts')))
  const { contents, renderDocument } = document.exports
  const first = await compile(join(src, 'landing/scripts/choose.ts'))
  const script = await compile(join(src, 'landing/scripts/boot.ts'))
  return Object.fromEntries(
    Object.keys(contents).map(language => [
      `templates/landing${language === 'en' ? '' : `-${language}`}.html`,
      renderDocument({ language, css, first, script, font }),
    ]),
  )
}

const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`

import { join } from 'node:path'
import { catalogueLanguages } from '@pundi/contract/federation'
import { bundle, compile } from './bundle-script'
import { messagesOf } from './messages-of'

/**
 * Compiles the service worker. It contains the page that is shown if there is neither a connection
 * nor a cached page.
 */
export async function renderWorker(src: string): Promise<string> {
  const { css } = await bundle(join(src, 'worker/no-connection.css'), {})
  const pages = catalogueLanguages.map(language => [language, renderPage(src, language, css.trim())])
  return compile(join(src, 'worker/sw.ts'), { NO_CONNECTION: JSON.stringify(Object.fromEntries(pages)) })
}

function renderPage(src: string, language: string, css: string): string {
  const message = messagesOf(join(src, 'worker'), language)
  return (
    `<!doctype html><html lang="${language === 'default' ? 'en' : language}"><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width"><title>${message('No connection')} · Pundi</title>` +
    `<style>${css}</style><main><h1>${message('No connection')}</h1>` +
    `<p>${message('This page needs the internet. Try again once there is a connection.')}</p>` +
    `<p><a class="main" href="">${message('Try again')}</a> ` +
    `<a hidden href="/dashboard">${message('Back to your dashboard')}</a></p></main></html>`
  )
}

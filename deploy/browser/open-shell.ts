import { findCurrentUser, readName, reportFailure, type AnswerOf } from '@pundi/contract'
import type { Registry } from '@pundi/contract/federation'
import { extname } from 'node:path'
import { chromium, type BrowserContext, type Route } from 'playwright-core'
import type { Files } from '../files/read-files'
import { OperatorRefusal } from '../operator-refusal'
import { renderPages } from '../site/render-page'
import { openStore } from '../store/open-store'

interface Visit {
  path: string
  token?: string
}

const visits: Visit[] = [{ path: '/sign-in' }, { path: '/dashboard', token: '1|shell' }]

/**
 * Timeout in milliseconds for a page to appear. A failed shell switches to an earlier build within
 * this time.
 */
const deadline = 20_000

/** This host needs no DNS, because `page.route` answers every request. */
const origin = 'http://pundi.localhost'

const user: AnswerOf<typeof findCurrentUser> = {
  data: {
    ...{ id: 1, name: 'Shell', email: 'shell@pundi.localhost', phone: null, role: 'user' },
    ...{ currency: 'IDR', language: null, month_start: 1, theme: 'system', time_zone: 'Asia/Jakarta' },
  },
}

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
}

/**
 * Opens pages with a shell that is uploaded but not yet live. A mock server answers only the call
 * for the signed-in user. Refuses the shell if it shows no page or reports a failure, or if the
 * browser does not start.
 */
export async function openShell(site: string, registry: Registry, sources: Files, executablePath: string) {
  const pages = renderPages(registry, sources)
  const browser = await launch(executablePath)
  try {
    for (const visit of visits) {
      const context = await browser.newContext({ baseURL: origin, serviceWorkers: 'block' })
      const problem = await openPage(context, visit, route => answer(route, site, registry, sources, pages))
      if (problem !== undefined)
        throw new OperatorRefusal(
          `Did not publish build ${registry.shell?.current.id} of shell: opened in Chromium, the page ${visit.path} ${problem}.`,
        )
      await context.close()
    }
  } finally {
    await browser.close()
  }
}

async function launch(executablePath: string) {
  try {
    return await chromium.launch({ executablePath, args: ['--disable-gpu'] })
  } catch (error) {
    const [cause] = String(error).split('\n')
    throw new OperatorRefusal(
      `The browser ${executablePath} does not start (${cause}), so the shell was not published. To use another browser, set CHROMIUM to its path.`,
    )
  }
}

async function openPage(
  context: BrowserContext,
  { path, token }: Visit,
  reply: (route: Route) => Promise<void>,
): Promise<string | undefined> {
  let fail: (problem: string) => void = () => {}
  const problem = new Promise<string>(resolve => (fail = resolve))
  await context.route('**/*', async route => {
    const { pathname } = new URL(route.request().url())
    if (pathname === callPath(reportFailure)) fail(`reports ${route.request().postData()}`)
    await reply(route)
  })
  if (token !== undefined) await context.addInitScript(given => localStorage.setItem('token', given), token)
  const page = await context.newPage()
  page.on('pageerror', error => fail(`throws "${error.message}"`))
  await page.goto(path, { waitUntil: 'commit' })
  const shown = page
    .locator('#root :is(h1, h2)')
    .first()
    .waitFor({ timeout: deadline })
    .then(
      () => undefined,
      () => `shows nothing within ${deadline / 1000} seconds`,
    )
  return Promise.race([problem, shown])
}

const callPath = (call: Parameters<typeof readName>[0]) => `/api${readName(call)[1]}`

async function answer(route: Route, site: string, registry: Registry, sources: Files, pages: Files) {
  const { pathname } = new URL(route.request().url())
  if (pathname === callPath(findCurrentUser)) return route.fulfill({ json: user })
  if (pathname.startsWith('/api/')) return route.fulfill({ status: 503, json: { message: '' } })
  const { read } = await openStore(site)
  const file = pathname.startsWith('/r/') ? await read(pathname.slice(1)) : sources.get(`root${pathname}`)
  if (file) return route.fulfill({ contentType: types[extname(pathname)] ?? '', body: file })
  if (extname(pathname)) return route.fulfill({ status: 404 })
  const page = pages.get(`${pathname.slice(1)}.html`) ?? pages.get('404.html')
  const headers = { 'content-type': types['.html'] ?? '', ...policiesOf(registry) }
  return route.fulfill({ headers, body: page ?? '' })
}

/**
 * The same policies as in `api/src/platform/site/page-policies.ts`. A shell that does not work with
 * these policies fails here.
 */
function policiesOf({ shell }: Registry): Record<string, string> {
  const { isStrict, inline: { scripts = [], styles = [] } = {} } = shell?.current ?? {}
  const sourcesOf = (hashes: string[]) => ["'self'", ...hashes.map(hash => `'${hash}'`)].join(' ')
  const policy = `script-src ${sourcesOf(scripts)}; style-src ${sourcesOf(styles)}`
  if (!isStrict) return { 'content-security-policy': policy }
  return {
    'content-security-policy': `${policy}; require-trusted-types-for 'script'; trusted-types default`,
    'integrity-policy': 'blocked-destinations=(script)',
  }
}

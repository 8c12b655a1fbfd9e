import { randomBytes } from 'node:crypto'
import type { Api } from './start-api'
import { secretsOf } from './secrets'

type Step = { status: number; location: string; text: string }

export function newVisitor(api: Api) {
  const origin = api.url.replace('127.0.0.1', 'localhost')
  const cookies = new Map<string, { value: string; path: string }>()
  const begin = `/api/auth/google/redirect?tab=${randomBytes(16).toString('hex')}`

  async function go(address: string, form?: Record<string, string>): Promise<Step> {
    const url = new URL(address, origin)
    const cookie = [...cookies]
      .filter(([, { path }]) => url.pathname.startsWith(path))
      .map(([name, { value }]) => `${name}=${value}`)
    const answer = await fetch(url, {
      method: form ? 'POST' : 'GET',
      redirect: 'manual',
      headers: { cookie: cookie.join('; '), 'accept-language': 'en', 'user-agent': 'Test Firefox/1 (Linux)' },
      ...(form && { body: new URLSearchParams(form) }),
    })
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      cookies.set(name, { value, path: /path=([^;]+)/i.exec(line)?.[1] ?? '/' })
    }
    for (const secret of secretsOf(answer, {})) api.secrets.add(secret)
    const location = (answer.headers.get('location') ?? '').replace(origin, '')
    return { status: answer.status, location, text: await answer.text() }
  }

  /** Chooses a person at the provider; an empty `subject` cancels. Returns the callback URL. */
  async function choose(subject: string): Promise<string> {
    let { location } = await go(begin)
    while (!location.startsWith('/oidc/interaction/')) ({ location } = await go(location))
    await go(location)
    ;({ location } = await go(location, { person: subject }))
    while (!location.startsWith('/api/auth/google/callback')) ({ location } = await go(location))
    return location
  }

  const signIn = async (subject: string) => (await go(await choose(subject))).location

  return { origin, cookies, begin, go, choose, signIn }
}

export const tokenIn = (location: string) => new URLSearchParams(location.split('?')[1]).get('token') ?? ''

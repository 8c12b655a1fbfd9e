import sql from 'sql-template-tag'
import { clearOutbox, letterTo } from '../../../testing/letters'
import { type Api, startApi } from '../../../testing/start-api'
import { newVisitor, tokenIn } from '../../../testing/visitor'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())
beforeEach(async () => {
  clearOutbox(api)
  await api.rows(sql`truncate users cascade`)
})

describe('Continue with Google', () => {
  test('makes an account for somebody new, without a password, with the four categories', async () => {
    const end = await newVisitor(api).signIn('sari')
    expect(end).toMatch(/^\/google-callback\?token=\d+%7C[\w-]{43}&tab=[\da-f]{32}$/)
    const token = tokenIn(end)
    const { json } = await api.call('GET /api/auth/user', { token })
    expect(json.data).toEqual({
      id: expect.any(Number),
      name: 'Sari Contoh',
      email: 'sari.contoh@pundi.example',
      phone: null,
      role: 'user',
      currency: 'IDR',
      language: null,
      month_start: 1,
      theme: 'system',
      time_zone: 'Asia/Jakarta',
    })
    expect((await api.call('GET /api/categories', { token })).json.data).toHaveLength(4)
    const body = { email: 'sari.contoh@pundi.example', password: 'kuda laut biru' }
    expect((await api.call('POST /api/auth/login', { body })).status).toBe(401)
  })

  test('finds the same account again, whatever its address is by then', async () => {
    const first = await userOf(await newVisitor(api).signIn('sari'))
    await api.rows(sql`update users set email = 'moved@pundi.example'`)
    expect(await userOf(await newVisitor(api).signIn('sari'))).toEqual(first)
    expect(await userOf(await newVisitor(api).signIn('bayu'))).not.toEqual(first)
  })

  test.each([1, 2, 3, 4, 5, 6, 7, 8])('lets one person in two windows make one account (%i)', async () => {
    const windows = [newVisitor(api), newVisitor(api)]
    const back = await Promise.all(windows.map(window => window.choose('sari')))
    const ends = await Promise.all(windows.map((window, index) => window.go(back[index]!)))
    const ids = await Promise.all(ends.map(({ location }) => userOf(location)))
    expect(ids[0]).toBe(ids[1])
  })

  test('keeps the address that leads back out of other hands', async () => {
    const { origin, begin } = newVisitor(api)
    const answer = await fetch(origin + begin, { redirect: 'manual' })
    expect(answer.headers.get('set-cookie')).toMatch(
      /^pundi_sign_in=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=600$/,
    )
    const asked = new URL(answer.headers.get('location')!).searchParams
    expect(asked.get('code_challenge_method')).toBe('S256')
    expect(asked.get('redirect_uri')).toBe(`${origin}/api/auth/google/callback`)
    for (const name of ['state', 'nonce', 'code_challenge']) expect(asked.get(name)).toMatch(/^[\w-]{43}$/)
  })

  test('gives the tab that began what it knows its sign-in by, and asks for no other', async () => {
    const visitor = newVisitor(api)
    const key = new URL(visitor.begin, visitor.origin).searchParams.get('tab')
    const end = new URL(await visitor.signIn('sari'), visitor.origin)
    expect(end.searchParams.get('tab')).toBe(key)
    const asked = new URL((await visitor.go(visitor.begin)).location, visitor.origin)
    expect(asked.href).not.toContain(key)
  })

  test('lets somebody without a password set one by the reset mail', async () => {
    await newVisitor(api).signIn('sari')
    const email = 'sari.contoh@pundi.example'
    await api.call('POST /api/password/forgot', { body: { email } })
    const token = new URL((await letterTo(api, email)).link).searchParams.get('token')!
    const body = { password: 'kuda laut biru' }
    expect((await api.call('POST /api/auth/change-password', { token, body })).status).toBe(200)
    expect((await api.call('POST /api/auth/login', { body: { email, ...body } })).status).toBe(200)
    expect((await letterTo(api, email, 2)).subject).toBe('Your Pundi password was changed')
  })
})

describe('an account that has the address already', () => {
  test('is joined where its address was proven: the password stays, and a notice goes out', async () => {
    const person = await api.signUp({ email: 'sari.contoh@pundi.example' })
    await api.rows(sql`update users set email_verified_at = now()`)
    expect(await userOf(await newVisitor(api).signIn('sari'))).toBe(person.id)
    expect(await api.signIn(person)).toMatch(/\|/)
    expect((await api.call('GET /api/auth/user', { token: person.token })).status).toBe(200)
    const letter = await letterTo(api, person.email)
    expect(letter.subject).toBe('You can now sign in to Pundi with Google')
  })

  test('loses its password and sessions where anybody may have made it', async () => {
    const person = await api.signUp({ email: 'Sari.Contoh@pundi.example' })
    expect(await userOf(await newVisitor(api).signIn('sari'))).toBe(person.id)
    expect((await api.call('POST /api/auth/login', { body: person })).status).toBe(401)
    expect((await api.call('GET /api/auth/user', { token: person.token })).status).toBe(401)
    const { raw } = await letterTo(api, person.email.toLowerCase())
    expect(raw).toContain('so we removed the old password')
  })

  test('is not joined on the word of an address that nobody verified', async () => {
    const person = await api.signUp({ email: 'dewi.contoh@pundi.example' })
    expect(await newVisitor(api).signIn('dewi')).toBe('/sign-in?problem=unverified')
    expect(await api.rows(sql`select * from identities`)).toEqual([])
    expect(await api.signIn(person)).toMatch(/\|/)
  })

  test('is not joined where it is an administrator’s', async () => {
    await api.signUp({ email: 'sari.contoh@pundi.example' })
    await api.rows(sql`update users set role = 'admin'`)
    expect(await newVisitor(api).signIn('sari')).toBe('/sign-in?problem=existing')
    expect(await api.rows(sql`select * from identities`)).toEqual([])
  })

  test('is refused while it is deactivated, joined or not', async () => {
    await api.signUp({ email: 'bayu.contoh@pundi.example' })
    await newVisitor(api).signIn('sari')
    await api.rows(sql`update users set status = 'deactive'`)
    for (const subject of ['sari', 'bayu'])
      expect(await newVisitor(api).signIn(subject)).toBe('/sign-in?problem=deactivated')
    expect(await api.rows(sql`select * from sessions`)).toEqual([])
  })
})

test('nobody gets an account by an address that nobody verified', async () => {
  expect(await newVisitor(api).signIn('dewi')).toBe('/sign-in?problem=unverified')
  expect(await api.rows(sql`select * from users`)).toEqual([])
})

async function userOf(end: string) {
  const { json } = await api.call('GET /api/auth/user', { token: tokenIn(end) })
  return json.data.id
}

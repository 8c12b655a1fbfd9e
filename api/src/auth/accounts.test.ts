import sql from 'sql-template-tag'
import { type Api, startApi } from '../../testing/start-api'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

describe('registering', () => {
  test('begins a session and answers who it is for', async () => {
    const { status, json } = await api.call('POST /api/auth/register', { body: account() })
    expect(status).toBe(201)
    expect(json.token).toMatch(/^\d+\|[\w-]{43}$/)
    expect(json.data).toEqual({
      id: expect.any(Number),
      name: 'Budi',
      email: expect.any(String),
      phone: '08123456',
      role: 'user',
      currency: 'IDR',
      language: null,
      month_start: 1,
      theme: 'system',
      time_zone: 'Asia/Jakarta',
    })
    const me = await api.call('GET /api/auth/user', { token: json.token })
    expect(me.json).toEqual({ data: json.data })
  })

  test('takes a phone number as people write it, and keeps it in one form', async () => {
    const body = { ...account(), phone: '+62 (0)812-3456-7890' }
    const { status, json } = await api.call('POST /api/auth/register', { body })
    expect([status, json.data.phone]).toEqual([201, '081234567890'])
  })

  test('gives every account the four categories that the specification lists', async () => {
    const { token } = await api.signUp()
    const { json } = await api.call('GET /api/categories', { token })
    expect(json.data.map(({ name, type }: { name: string; type: string }) => [name, type])).toEqual([
      ['Gaji', 'income'],
      ['Makanan', 'expense'],
      ['Transportasi', 'expense'],
      ['Hiburan', 'expense'],
    ])
  })

  test.each([
    ['America/Lima', 'America/Lima'],
    ['Mars/Olympus', 'Asia/Jakarta'],
    ['+07:00', 'Asia/Jakarta'],
    [undefined, 'Asia/Jakarta'],
  ])('takes a browser’s time zone where it knows that: %s becomes %s', async (time_zone, kept) => {
    const { status, json } = await api.call('POST /api/auth/register', { body: { ...account(), time_zone } })
    expect([status, json.data.time_zone]).toEqual([201, kept])
  })

  test('keeps the language that a visitor had chosen, and none where they had not', async () => {
    const chosen = await api.call('POST /api/auth/register', { body: { ...account(), language: 'es' } })
    expect(chosen.json.data.language).toBe('es')
    const { json } = await api.call('POST /api/auth/register', { body: account() })
    expect(json.data.language).toBeNull()
    const wrong = await api.call('POST /api/auth/register', { body: { ...account(), language: 'fr' } })
    expect([wrong.status, Object.keys(wrong.json.errors)]).toEqual([422, ['language']])
  })

  test('refuses an address that is registered, whatever its case, and adds nothing', async () => {
    const { email } = await api.signUp()
    const before = await countUsers()
    const { status, json } = await api.call('POST /api/auth/register', {
      body: { ...account(), email: email.toUpperCase() },
    })
    expect(status).toBe(409)
    expect(json.errors.email).toEqual(['This email address is already registered.'])
    expect(await countUsers()).toBe(before)
  })

  test('lets one of two through that ask for the same address at the same moment', async () => {
    const body = account()
    const both = await Promise.all([1, 2].map(() => api.call('POST /api/auth/register', { body })))
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409])
  })

  test.each([
    ['a password of 7 characters', { password: 'k0pi-su' }, 'password'],
    ['a password of 129 characters', { password: 'ab'.repeat(65).slice(0, 129) }, 'password'],
    ['a common password', { password: 'password1' }, 'password'],
    ['a common password in capitals', { password: 'PASSWORD1' }, 'password'],
    ['a password of blanks', { password: '         ' }, 'password'],
    ['a password that repeats itself', { password: 'abababab' }, 'password'],
    ['a common word of Indonesia with digits', { password: 'Rahasia123' }, 'password'],
    ['the product’s name as a password', { password: 'pundi2026' }, 'password'],
    ['one’s own name as a password', { name: 'Ratna Jelita', password: 'ratna-jelita-7' }, 'password'],
    [
      'one’s own address as a password',
      { email: 'kwk.zzz@pundi.example', password: 'kwk.zzz@pundi.example' },
      'password',
    ],
    [
      'one’s own address with many digits as a password',
      { email: 'kwk-1795386742@pundi.example', password: 'kwk-1795386742@pundi.example' },
      'password',
    ],
    ['a date as a password', { password: '19900131' }, 'password'],
    ['a known word with a character that nobody sees', { password: 'ra\u200bhasia123' }, 'password'],
    ['an address with a line break', { email: 'a@example.com\r\nBcc: b@example.com' }, 'email'],
    ['a list of addresses', { email: 'a@example.com, b@example.com' }, 'email'],
    ['a phone number with letters', { phone: '0812-CALL' }, 'phone'],
    ['a name of blanks', { name: '   ' }, 'name'],
    ['a name with NUL', { name: 'a\u0000b' }, 'name'],
    ['a number as a name', { name: 5 }, 'name'],
  ])('refuses %s and names the field', async (_, change, field) => {
    const { status, json } = await api.call('POST /api/auth/register', { body: { ...account(), ...change } })
    expect(status).toBe(422)
    expect(Object.keys(json.errors)).toEqual([field])
  })

  test('takes a password of 128 characters whole', async () => {
    const password = 'kuda laut '.repeat(13).slice(0, 128)
    const { email } = await api.signUp({ password })
    const shorter = await api.call('POST /api/auth/login', {
      body: { email, password: password.slice(0, 127) },
    })
    expect(shorter.status).toBe(401)
    expect(await api.signIn({ email, password })).toMatch(/\|/)
  })

  test('cannot make an admin', async () => {
    const { json } = await api.call('POST /api/auth/register', { body: { ...account(), role: 'admin' } })
    expect(json.data.role).toBe('user')
  })

  test('keeps neither the password nor the token', async () => {
    const { id, password, token } = await api.signUp()
    const [user] = await api.rows(sql`select * from users where id = ${id}`)
    const [session] = await api.rows(sql`select * from sessions where user_id = ${id}`)
    expect(user!.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(JSON.stringify([user, session])).not.toContain(password)
    expect(String(session!.secret_hash)).not.toContain(token.split('|')[1])
  })
})

describe('signing in', () => {
  test('answers a token, the id and the role', async () => {
    const person = await api.signUp()
    const { status, json } = await api.call('POST /api/auth/login', {
      body: { email: ` ${person.email.toUpperCase()} `, password: person.password },
    })
    expect(status).toBe(200)
    expect(json.data).toMatchObject({ id: person.id, role: 'user' })
    expect(json.token).not.toBe(person.token)
  })

  test('answers an unknown account and a wrong password alike', async () => {
    const { email } = await api.signUp()
    const password = 'not the password'
    const wrong = await api.call('POST /api/auth/login', { body: { email, password } })
    const unknown = await api.call('POST /api/auth/login', { body: { email: 'no@pundi.example', password } })
    expect([wrong.status, wrong.text]).toEqual([unknown.status, unknown.text])
    expect(wrong.status).toBe(401)
  })

  test.each([
    ['id', 'Email atau kata sandi salah.'],
    ['en-GB,id;q=0.5', 'The email address or password is wrong.'],
    ['fr, es;q=0.8, en;q=0.2', 'Correo o contraseña incorrectos.'],
    ['xx', 'Email atau kata sandi salah.'],
  ])('speaks to a browser that asks for %s', async (language, words) => {
    const { json } = await api.call('POST /api/auth/login', {
      body: { email: 'no@pundi.example', password: 'x' },
      headers: { 'accept-language': language },
    })
    expect(json).toEqual({ message: words })
  })

  test('tells a deactivated user so, but only after the right password', async () => {
    const { id, email, password } = await api.signUp()
    await api.rows(sql`update users set status = 'deactive' where id = ${id}`)
    const right = await api.call('POST /api/auth/login', { body: { email, password } })
    expect([right.status, right.json.message]).toEqual([403, 'This account has been deactivated.'])
    const wrong = await api.call('POST /api/auth/login', { body: { email, password: 'something else' } })
    expect(wrong.status).toBe(401)
  })
})

const account = () => ({
  name: 'Budi',
  email: `budi-${Math.random().toString(36).slice(2)}@pundi.example`,
  phone: '08123456',
  password: 'kuda laut biru',
})

const countUsers = async () => (await api.rows(sql`select count(*) as count from users`))[0]!.count

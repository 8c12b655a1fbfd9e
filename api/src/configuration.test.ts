import { readConfiguration } from './configuration'

const production = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://h/d',
  PUBLIC_URL: 'https://pundi.example',
  SMTP_URL: 'smtps://h',
  MAIL_FROM: 'Pundi <pundi@pundi.example>',
}
const environment = (given: string) =>
  new RegExp(`^NODE_ENV: is ${given}; it must be development, test or production\\.$`)
const client = { OIDC_CLIENT_ID: 'x', OIDC_CLIENT_SECRET: 'y' }

test.each<[string, Record<string, string>, RegExp]>([
  ['a port that is no number', { PORT: 'http' }, /^PORT: must be a whole number/],
  ['a malformed DATABASE_URL', { DATABASE_URL: 'mysql://x' }, /^DATABASE_URL: must be an address/],
  ['ERROR_MESSAGES with another word', { ERROR_MESSAGES: 'yes' }, /^ERROR_MESSAGES: must be on or off/],
  ['OFFLINE_PAGES with another word', { OFFLINE_PAGES: 'no' }, /^OFFLINE_PAGES: must be on or off/],
  ['DATABASE_PREPARE with another word', { DATABASE_PREPARE: 'no' }, /^DATABASE_PREPARE: must be on or off/],
  [
    'a pooler without the database itself',
    { DATABASE_URL: 'postgres://h/d', DATABASE_PREPARE: 'off' },
    /^DATABASE_DIRECT_URL is missing/,
  ],
  ['a malformed PUBLIC_URL', { PUBLIC_URL: 'pundi.example' }, /^PUBLIC_URL: must be an address/],
  ['a port beyond all', { PORT: '70000' }, /^PORT: must be/],
  ['an unknown LOG_LEVEL', { LOG_LEVEL: 'loud' }, /^LOG_LEVEL: must be one of/],
  ['a malformed ADMIN_EMAIL', { ADMIN_EMAIL: 'x', ADMIN_PASSWORD: 'kuda laut biru' }, /^ADMIN_EMAIL: /],
  ['a short ADMIN_PASSWORD', { ADMIN_EMAIL: 'a@b.co', ADMIN_PASSWORD: 'short' }, /^ADMIN_PASSWORD: /],
  ['ADMIN_EMAIL alone', { ADMIN_EMAIL: 'a@b.co' }, /ADMIN_PASSWORD is missing/],
  ['a malformed SMTP_URL', { SMTP_URL: 'mail.example' }, /^SMTP_URL: must be an address/],
  ['several senders', { MAIL_FROM: 'Pundi <a@b.co, c@d.co>' }, /^MAIL_FROM: Enter a valid email address/],
  ['a sender with a line break', { MAIL_FROM: 'Pundi\r\nBcc: <a@b.co>' }, /^MAIL_FROM: /],
  ['OIDC_CLIENT_ID alone', { OIDC_CLIENT_ID: 'x' }, /^OIDC_CLIENT_SECRET is missing/],
  ['OIDC_ISSUER alone', { OIDC_ISSUER: 'https://id.example' }, /^OIDC_CLIENT_ID is missing/],
  ['a malformed OIDC_ISSUER', { ...client, OIDC_ISSUER: 'id.example' }, /^OIDC_ISSUER: must be an address/],
  [
    'an issuer without TLS in production',
    { ...production, ...client, OIDC_ISSUER: 'http://id.example' },
    /^OIDC_ISSUER: must be an https address/,
  ],
  [
    'production without TLS',
    { ...production, PUBLIC_URL: 'http://pundi.example' },
    /^PUBLIC_URL: must be an https address/,
  ],
  [
    'a common ADMIN_PASSWORD in production',
    { ...production, ADMIN_EMAIL: 'a@b.co', ADMIN_PASSWORD: 'Password1' },
    /^ADMIN_PASSWORD: This password is too common/,
  ],
  [
    'an ADMIN_PASSWORD in production that is little more than the product’s name',
    { ...production, ADMIN_EMAIL: 'a@b.co', ADMIN_PASSWORD: 'Pundi2026!' },
    /^ADMIN_PASSWORD: This password is little more than the name Pundi/,
  ],
  [
    'an ADMIN_PASSWORD in production that is little more than ADMIN_EMAIL',
    { ...production, ADMIN_EMAIL: 'ratna@b.co', ADMIN_PASSWORD: 'ratna-2026' },
    /^ADMIN_PASSWORD: This password is little more than your name/,
  ],
  ['a METRICS_TOKEN that could be guessed', { METRICS_TOKEN: 'metrics' }, /^METRICS_TOKEN: must have/],
  [
    'a PREVIEW_KEY that could be guessed',
    { PREVIEW_KEY: `${'k'.repeat(32)},key` },
    /^PREVIEW_KEY: must be one key, or several keys/,
  ],
  [
    'a PREVIEW_KEY that is blank at its end',
    { PREVIEW_KEY: `${'k'.repeat(32)}, ` },
    /^PREVIEW_KEY: must be one key/,
  ],
  ['NODE_ENV in capitals', { NODE_ENV: 'Production' }, environment('"Production"')],
  ['NODE_ENV in short', { NODE_ENV: 'prod' }, environment('"prod"')],
  ['NODE_ENV with a blank', { NODE_ENV: ' production' }, environment('" production"')],
  ['NODE_ENV with a line break', { NODE_ENV: 'production\n' }, environment('"production\\\\n"')],
  ['no call in a minute', { CALL_LIMIT: '0' }, /^CALL_LIMIT: must be a whole number from 1 up to 1000000/],
  ['no call in flight', { CALLS_IN_FLIGHT: '0' }, /^CALLS_IN_FLIGHT: must be/],
  ['no call at once', { CALLS_AT_ONCE: '0' }, /^CALLS_AT_ONCE: must be/],
  ['production without a database', { ...production, DATABASE_URL: '' }, /^DATABASE_URL is missing/],
  ['production without an address', { ...production, PUBLIC_URL: '' }, /^PUBLIC_URL is missing/],
  ['production without a mail server', { ...production, SMTP_URL: '' }, /^SMTP_URL is missing/],
  ['production without a sender', { ...production, MAIL_FROM: '' }, /^MAIL_FROM is missing/],
])('refuses %s and names the variable', (_, variables, sentence) => {
  expect(() => readConfiguration(variables)).toThrow(sentence)
})

test('is production by that name alone; an empty variable is development', () => {
  const isProduction = (NODE_ENV: string) => readConfiguration({ ...production, NODE_ENV }).production
  expect(['development', 'test', '', 'production'].map(isProduction)).toEqual([false, false, false, true])
})

test('takes an http address in production where it stays on this machine', () => {
  const address = 'http://localhost:3000'
  expect(readConfiguration({ ...production, PUBLIC_URL: address }).publicUrl).toBe(address)
})

test('bounds the calls of a user far above what people do', () => {
  expect(readConfiguration(production).calls).toEqual({ perMinute: 1200, inFlight: 40, atOnce: 1 })
  expect(readConfiguration({}).calls).toEqual({ perMinute: 1200, inFlight: 40, atOnce: 1 })
})

test('reads the keys of previews, with blanks between them', () => {
  const [one, other] = ['o'.repeat(32), 'p'.repeat(32)]
  expect(readConfiguration({ PREVIEW_KEY: `${one}, ${other}` }).previewKeys).toEqual([one, other])
  expect(readConfiguration({}).previewKeys).toEqual([])
})

test('reads a sender with and without a name', () => {
  const sender = (MAIL_FROM: string) => readConfiguration({ MAIL_FROM }).mailFrom
  expect(sender('a@b.co')).toEqual({ name: '', address: 'a@b.co' })
  expect(sender('"Pundi Kita" <a@b.co>')).toEqual({ name: 'Pundi Kita', address: 'a@b.co' })
})

test('takes Google for the issuer of a client that names none, and no provider without a client', () => {
  expect(readConfiguration(client).oidc).toMatchObject({ issuer: 'https://accounts.google.com' })
  expect(readConfiguration(production).oidc).toBeUndefined()
})

import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Api } from './start-api'
import { until } from './until'

export type Letter = { to: string; subject: string; raw: string; link: string }

export const readLetters = (api: Api, to: string): Letter[] => readLettersOf([api], to)

export const readLettersOf = (servers: readonly Api[], to: string): Letter[] =>
  readAllLetters(...servers).filter(letter => letter.to === to.toLowerCase())

/** Returns the oldest e-mail first, because the files are named by time. */
export const readAllLetters = (...servers: readonly Api[]): Letter[] =>
  servers
    .flatMap(({ outbox }) => names(outbox).map(name => ({ name, path: join(outbox, name) })))
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .map(({ path }) => read(readFileSync(path, 'utf8')))

/** Decodes the e-mail's text. Non-breaking spaces become ordinary spaces. */
export const wordsOf = ({ raw }: Letter) =>
  raw
    .replaceAll('=\r\n', '')
    .replaceAll(/(=[0-9A-F]{2})+/g, bytes => Buffer.from(bytes.replaceAll('=', ''), 'hex').toString())
    .replaceAll('\u00a0', ' ')

/**
 * Deletes the e-mails but not the folder. Without the folder, an e-mail that the server is writing
 * would fail, and the server would send it a minute later.
 */
export function clearOutbox(api: Api) {
  for (const name of names(api.outbox)) rmSync(join(api.outbox, name), { force: true })
}

export async function letterTo(api: Api, to: string, count = 1): Promise<Letter> {
  await until(async () => readLetters(api, to).length >= count)
  const letter = readLetters(api, to).at(-1)!
  const token = /token=\w+\.([\w-]+)/.exec(letter.link)?.[1]
  if (token) api.secrets.add(token)
  return letter
}

export async function resetToken(api: Api, email: string, count = 1): Promise<string> {
  const { status } = await api.call('POST /api/password/forgot', { body: { email } })
  if (status !== 200) throw new Error(`The request for a reset was answered ${status}.`)
  const { link } = await letterTo(api, email, count)
  return new URL(link).searchParams.get('token')!
}

function names(folder: string) {
  try {
    return readdirSync(folder)
      .filter(name => name.endsWith('.eml'))
      .sort()
  } catch {
    return []
  }
}

export function read(raw: string): Letter {
  const whole = raw.replace(/=\r\n/g, '').replace(/=3D/g, '=')
  const field = (name: string) => new RegExp(`^${name}: (.*(?:\\r\\n[ \\t].*)*)`, 'im').exec(raw)?.[1] ?? ''
  return {
    to: field('To').replace(/[<>]/g, '').toLowerCase(),
    subject: decode(field('Subject')),
    raw: whole,
    link: /^https?:\S+$/m.exec(whole)?.[0] ?? '',
  }
}

/**
 * Decodes the non-ASCII words of a header: `=?UTF-8?Q?…?=` (quoted-printable) and `=?UTF-8?B?…?=`
 * (base64).
 */
const decode = (text: string) =>
  text
    .replace(/\?=\s+=\?UTF-8\?[QB]\?/g, '')
    .replace(/=\?UTF-8\?([QB])\?([^?]*)\?=/g, (_, how: string, words: string) =>
      how === 'B'
        ? Buffer.from(words, 'base64').toString()
        : decodeURIComponent(words.replace(/_/g, ' ').replace(/=(?=[\dA-F]{2})/g, '%')),
    )

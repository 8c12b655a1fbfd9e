import { createHmac } from 'node:crypto'
import { OperatorRefusal } from '../operator-refusal'
import { nameOfPreview, type Preview } from './preview'

/** The shortest key, in characters. */
const shortest = 32

/**
 * The key by which links are signed: the first one of `PREVIEW_KEY`, which may name several, with commas, so that a new
 * one can take the place of an old one. The server must have it too.
 */
export function signingKey({ PREVIEW_KEY = '' }: NodeJS.ProcessEnv): string {
  const key = PREVIEW_KEY.split(',')[0]?.trim() ?? ''
  if (key.length < shortest)
    throw new OperatorRefusal(
      `PREVIEW_KEY must have at least ${shortest} characters, the same here and for the server: links to previews are ` +
        'signed with it. Make one: openssl rand -hex 32.',
    )
  return key
}

/**
 * The part of a link that says which build it opens, until when, and that who has the key made it. The server reads it
 * (`api/src/site/previews/read-token.ts`).
 */
export function signPreview(preview: Preview, key: string): string {
  const text = `${nameOfPreview(preview)}.${Math.floor(preview.until / 1000)}`
  return `${text}.${createHmac('sha256', key).update(`preview ${text}`).digest('base64url')}`
}

/** The address of the server that shows a preview. Refuses what is none. */
export function addressOf(server: string): URL {
  if (!URL.canParse(server))
    throw new OperatorRefusal(`${server} is no address, such as http://localhost:3000.`)
  return new URL(server)
}

/** The address that opens a build: a page of the server, with the signed part. */
export function linkTo(server: URL, path: string, token: string): string {
  const link = new URL(path, server)
  link.searchParams.set('preview', token)
  return link.href
}

import { createHmac } from 'node:crypto'
import { OperatorRefusal } from '../operator-refusal'
import { nameOfPreview, type Preview } from '../registry/preview'

const shortest = 32

/**
 * The first key in `PREVIEW_KEY`, which may list several keys for rotation. The server must have
 * the same variable.
 */
export function signingKey({ PREVIEW_KEY = '' }: NodeJS.ProcessEnv): string {
  const key = PREVIEW_KEY.split(',')[0]?.trim() ?? ''
  if (key.length < shortest)
    throw new OperatorRefusal(
      `PREVIEW_KEY is missing or shorter than ${shortest} characters. Set the same key here and on the server: it signs the ` +
        'links to previews. To make a key: openssl rand -hex 32',
    )
  return key
}

/**
 * The link's signed text, which the server verifies
 * (`api/src/platform/site/previews/read-token.ts`).
 */
export function signPreview(preview: Preview, key: string): string {
  const text = `${nameOfPreview(preview)}.${Math.floor(preview.until / 1000)}`
  return `${text}.${createHmac('sha256', key).update(`preview ${text}`).digest('base64url')}`
}

export function addressOf(server: string): URL {
  if (!URL.canParse(server))
    throw new OperatorRefusal(`${server} is not a valid address. Write it like http://localhost:3000.`)
  return new URL(server)
}

export function linkTo(server: URL, path: string, token: string): string {
  const link = new URL(path, server)
  link.searchParams.set('preview', token)
  return link.href
}

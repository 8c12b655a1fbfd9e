import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { extname } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

interface Variant {
  content: Buffer
  etag: string
}

export interface SiteDocument {
  type: string
  plain: Variant
  brotli: Variant | undefined
}

const contentTypes: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
}

const absent = ['ENOENT', 'EISDIR', 'ENOTDIR']

export const variantOf = (content: Buffer): Variant => ({
  content,
  etag: `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`,
})

function readVariant(path: string): Variant | undefined {
  try {
    return variantOf(readFileSync(path))
  } catch (error) {
    if (absent.includes((error as NodeJS.ErrnoException).code ?? '')) return undefined
    throw error
  }
}

export type Places = Readonly<Record<string, string>>

export function readDocument(path: string, places: Places): SiteDocument | undefined {
  const plain = readVariant(path)
  if (!plain) return undefined
  const type = contentTypes[extname(path)] ?? 'application/octet-stream'
  const found = Object.entries(places).filter(([place]) => plain.content.includes(place))
  if (found.length === 0) return { type, plain, brotli: readVariant(`${path}.br`) }
  const text = found.reduce((all, [place, value]) => all.replaceAll(place, value), plain.content.toString())
  const content = Buffer.from(text)
  return { type, plain: variantOf(content), brotli: variantOf(brotliCompressSync(content)) }
}

function takesBrotli(header: string | undefined): boolean {
  return (header ?? '').split(',').some(part => {
    const [coding, quality] = part.toLowerCase().split(';')
    return coding?.trim() === 'br' && !/^\s*q\s*=\s*0(\.0*)?\s*$/.test(quality ?? '')
  })
}

const isKnown = (header: string | undefined, etag: string) =>
  (header ?? '').split(',').some(known => known.trim() === '*' || known.trim().replace(/^W\//, '') === etag)

export const answerText = (reply: FastifyReply, status: number, text: string) =>
  reply.code(status).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(`${text}\n`)

export function sendPrivate(
  request: FastifyRequest,
  reply: FastifyReply,
  document: SiteDocument,
  status = 200,
) {
  reply.headers({ 'cache-control': 'no-store', vary: 'accept-encoding, cookie' })
  return send(reply, document, chooseEncoding(request, document), status)
}

export function sendDocument(
  request: FastifyRequest,
  reply: FastifyReply,
  document: SiteDocument,
  status = 200,
) {
  const chosen = chooseEncoding(request, document)
  const { etag } = chosen
  reply.headers({ 'cache-control': 'no-cache', vary: 'accept-encoding', etag })
  if (status === 200 && isKnown(request.headers['if-none-match'], etag)) return reply.code(304).send()
  return send(reply, document, chosen, status)
}

const chooseEncoding = ({ headers }: FastifyRequest, { plain, brotli = plain }: SiteDocument) =>
  takesBrotli(headers['accept-encoding']) ? brotli : plain

function send(reply: FastifyReply, document: SiteDocument, chosen: Variant, status: number) {
  if (chosen === document.brotli) reply.header('content-encoding', 'br')
  return reply.code(status).type(document.type).send(chosen.content)
}

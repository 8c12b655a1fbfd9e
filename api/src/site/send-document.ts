import type { FastifyReply, FastifyRequest } from 'fastify'
import type { SiteDocument } from './read-document'

/** Whether an Accept-Encoding header takes brotli; "br;q=0" refuses it. */
function takesBrotli(header: string | undefined): boolean {
  return (header ?? '').split(',').some(part => {
    const [coding, quality] = part.toLowerCase().split(';')
    return coding?.trim() === 'br' && !/^\s*q\s*=\s*0(\.0*)?\s*$/.test(quality ?? '')
  })
}

const isKnown = (header: string | undefined, etag: string) =>
  (header ?? '').split(',').some(known => known.trim() === '*' || known.trim().replace(/^W\//, '') === etag)

/** Answers with a document, compressed where the browser takes it, or with 304 where the browser has it already. */
export function sendDocument(
  request: FastifyRequest,
  reply: FastifyReply,
  document: SiteDocument,
  status = 200,
) {
  const encoded = takesBrotli(request.headers['accept-encoding']) ? document.brotli : undefined
  const { content, etag } = encoded ?? document.plain
  reply.headers({ 'cache-control': 'no-cache', vary: 'accept-encoding', etag })
  if (status === 200 && isKnown(request.headers['if-none-match'], etag)) return reply.code(304).send()
  if (encoded) reply.header('content-encoding', 'br')
  return reply.code(status).type(document.type).send(content)
}

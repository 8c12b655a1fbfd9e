import Fastify from 'fastify'
import { mkdtempSync, rmSync } from 'node:fs'
import { request, type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { secureHeaders } from '../../http/headers'
import { sitePages } from '../routes'
import type { Places } from '../documents'
import { watchSite } from '../watch-site'

interface Answer {
  status: number
  headers: IncomingHttpHeaders
  body: string
}

async function read(message: IncomingMessage): Promise<Answer> {
  const chunks: Buffer[] = []
  for await (const chunk of message) chunks.push(chunk as Buffer)
  const content = Buffer.concat(chunks)
  const isCompressed = message.headers['content-encoding'] === 'br' && content.length > 0
  const body = String(isCompressed ? brotliDecompressSync(content) : content)
  return { status: message.statusCode ?? 0, headers: message.headers, body }
}

export async function serveSite({ places, ...options }: { keepsPages?: boolean; places?: Places } = {}) {
  const directory = mkdtempSync(join(tmpdir(), 'pundi site-'))
  const app = Fastify()
  secureHeaders(app, false)
  app.get('/api/hello', () => ({ hello: 'world' }))
  app.setNotFoundHandler((_request, reply) => reply.code(404).send({ message: 'Not found' }))
  const watched = watchSite(directory, () => places ?? { '{origin}': 'https://pundi.example' })
  await app.register(sitePages, { directory, watched, ...options })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo

  function get(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const sent = request({ port, host: '127.0.0.1', path, method, headers }, message => {
        read(message).then(resolve, reject)
      })
      sent.once('error', reject).end()
    })
  }
  async function close() {
    await app.close()
    rmSync(directory, { recursive: true, force: true })
  }
  return { directory, watched, get, close }
}

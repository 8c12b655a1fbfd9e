import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

interface StoredObject {
  content: Buffer
  etag: string
  changedAt: number
  headers: { type: string | undefined; cache: string | undefined; encoding: string | undefined }
}

export type Spoilt = 'nothing' | 'half' | 'half, cut off' | 'an error page' | 'a sign-in page'

interface Behaviour {
  /** If false, the server ignores conditions of writes and answers success, as some servers do. */
  honoursConditions?: boolean
  /**
   * If this returns true, the server handles the request, then cuts the connection without an
   * answer.
   */
  losesAnswer?: (method: string, key: string) => boolean
  spoils?: (method: string, key: string) => Spoilt | undefined
}

/** Number of keys per response to a list request. Low, so that tests need several requests. */
const pageLength = 20

const md5 = (content: Buffer) => `"${createHash('md5').update(content).digest('hex')}"`
const sha256 = (content: Buffer) => createHash('sha256').update(content).digest('hex')

export const credentials = { AWS_ACCESS_KEY_ID: 'tester', AWS_SECRET_ACCESS_KEY: 'secret' }

/**
 * Serves the subset of the S3 protocol that publishing uses, on a free port, for one bucket named
 * "pundi". Checks content hashes and the signer, but not the signature.
 */
export async function startBucket({
  honoursConditions = true,
  losesAnswer = () => false,
  spoils = () => undefined,
}: Behaviour = {}) {
  const objects = new Map<string, StoredObject>()
  const server = createServer((request, response) => {
    void readBody(request).then(body => {
      const { pathname, searchParams } = new URL(request.url ?? '', 'http://bucket')
      const [, bucket, ...parts] = decodeURIComponent(pathname).split('/')
      const key = parts.join('/')
      const refused = refuse(request, bucket, body)
      const answer = refused ?? (key === '' ? list(searchParams) : work(request, key, body))
      const spoilt = spoils(request.method ?? '', key)
      if (losesAnswer(request.method ?? '', key)) request.socket.destroy()
      else if (spoilt) spoil(response, answer, spoilt)
      else send(response, answer)
    })
  })

  function list(query: URLSearchParams): Answer {
    const prefix = query.get('prefix') ?? ''
    const after = query.get('continuation-token') ?? ''
    const keys = [...objects.keys()].filter(key => key.startsWith(prefix) && key > after).sort()
    const page = keys.slice(0, pageLength)
    const contents = page.map(key => describe(key, objects.get(key)!)).join('')
    const isTruncated = keys.length > page.length
    const next = isTruncated ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : ''
    return xml(200, 'ListBucketResult', `<IsTruncated>${isTruncated}</IsTruncated>${next}${contents}`)
  }

  function work(request: IncomingMessage, key: string, body: Buffer): Answer {
    const present = objects.get(key)
    if (request.method === 'DELETE') {
      objects.delete(key)
      return { status: 204 }
    }
    if (request.method === 'GET')
      return present
        ? { status: 200, headers: { etag: present.etag }, body: present.content }
        : error(404, 'NoSuchKey')
    const { 'if-match': match, 'if-none-match': noneMatch } = request.headers
    if (honoursConditions) {
      if (noneMatch === '*' && present) return error(412, 'PreconditionFailed')
      if (match !== undefined && !present) return error(404, 'NoSuchKey')
      if (match !== undefined && match !== present?.etag) return error(412, 'PreconditionFailed')
    }
    const { 'content-type': type, 'cache-control': cache, 'content-encoding': encoding } = request.headers
    const etag = md5(body)
    objects.set(key, { content: body, etag, changedAt: Date.now(), headers: { type, cache, encoding } })
    return { status: 200, headers: { etag } }
  }

  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    objects,
    addressOf: (folder: string) => `s3://pundi/${folder}?endpoint=http://127.0.0.1:${port}`,
    async close() {
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
    },
  }
}

interface Answer {
  status: number
  headers?: Record<string, string>
  body?: Buffer | string
}

const xml = (status: number, name: string, content: string): Answer => ({
  status,
  headers: { 'content-type': 'application/xml' },
  body: `<?xml version="1.0" encoding="UTF-8"?><${name}>${content}</${name}>`,
})

const error = (status: number, code: string) =>
  xml(status, 'Error', `<Code>${code}</Code><Message>${code} of the test</Message>`)

const describe = (key: string, { etag, changedAt, content }: StoredObject) =>
  `<Contents><Key>${key}</Key><LastModified>${new Date(changedAt).toISOString()}</LastModified>` +
  `<ETag>${etag.replaceAll('"', '&quot;')}</ETag><Size>${content.length}</Size></Contents>`

function refuse({ headers }: IncomingMessage, bucket: string | undefined, body: Buffer): Answer | undefined {
  if (!headers.authorization?.includes(`Credential=${credentials.AWS_ACCESS_KEY_ID}/`))
    return error(403, 'InvalidAccessKeyId')
  if (bucket !== 'pundi') return error(404, 'NoSuchBucket')
  if (headers['x-amz-content-sha256'] !== sha256(body)) return error(400, 'XAmzContentSHA256Mismatch')
  return undefined
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

function send(response: ServerResponse, { status, headers = {}, body = '' }: Answer) {
  response.writeHead(status, headers).end(body)
}

function spoil(response: ServerResponse, { status, headers, body = '' }: Answer, how: Spoilt) {
  const page = '<!doctype html><html><body><p>Not a bucket<br></body></html>'
  if (how === 'an error page')
    send(response, { status: 502, headers: { 'content-type': 'text/html' }, body: page })
  if (how === 'a sign-in page')
    send(response, { status: 200, headers: { 'content-type': 'text/html' }, body: page })
  if (!how.startsWith('half')) return
  const whole = Buffer.from(body)
  response.writeHead(status, { ...headers, 'content-length': whole.length })
  response.write(whole.subarray(0, whole.length / 2), () => {
    if (how !== 'half') response.socket?.destroy()
  })
}

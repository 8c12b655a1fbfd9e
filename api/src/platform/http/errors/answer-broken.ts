import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { type MessageId, sayIn } from '../../messages/say'
import { headersOf } from '../headers'

type Answer = { status: number; message: MessageId }

const malformed: Answer = { status: 400, message: 'The request is not well-formed.' }

const answers: Record<string, Answer> = {
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, message: 'The request took too long.' },
  HPE_HEADER_OVERFLOW: { status: 431, message: 'The request is too large.' },
}

/**
 * Answers a request that Node could not parse. The answer is in Indonesian, because the client's
 * language is unknown.
 */
export function answerBroken(error: NodeJS.ErrnoException, socket: Duplex, production: boolean) {
  if (error.code !== 'ECONNRESET' && socket.writable) {
    const answer = answers[error.code ?? ''] ?? malformed
    const body = bodyOf(answer)
    const head = Object.entries(headersFor(body, production)).map(([name, value]) => `${name}: ${value}`)
    socket.write([`HTTP/1.1 ${answer.status} ${STATUS_CODES[answer.status]}`, ...head, '', body].join('\r\n'))
  }
  socket.destroy(error)
}

export function refuseExpectations({ server }: FastifyInstance, production: boolean) {
  server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) => {
    const body = bodyOf(malformed)
    response.writeHead(417, headersFor(body, production)).end(body)
  })
}

const bodyOf = ({ message }: Answer) => JSON.stringify({ message: sayIn('id')(message) })

const headersFor = (body: string, production: boolean) => ({
  ...headersOf(production),
  'content-type': 'application/json; charset=utf-8',
  'content-length': String(Buffer.byteLength(body)),
  'cache-control': 'no-store',
  connection: 'close',
})

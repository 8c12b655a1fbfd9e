import type { FastifyReply } from 'fastify'

// Characters in one part. Small, so that even a slow client reads a part within seconds.
const PART = 16 * 1024

export async function* inParts(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  for await (const piece of pieces)
    for (let from = 0; from < piece.length; from += PART) yield piece.slice(from, from + PART)
}

/**
 * Passes on the parts of a response. If the client does not read a part within `patience`
 * milliseconds, resets the connection. The time for making the part does not count.
 */
export async function* whileRead(
  parts: AsyncIterable<string>,
  reply: FastifyReply,
  patience: number,
): AsyncGenerator<string> {
  for await (const part of parts) {
    const timer = setTimeout(() => cutOff(reply, patience), patience)
    try {
      yield part
    } finally {
      clearTimeout(timer)
    }
  }
}

function cutOff({ log, raw }: FastifyReply, patience: number) {
  log.warn(
    { seconds: patience / 1000 },
    'the server closed a connection, because the client had stopped reading the download',
  )
  raw.socket?.resetAndDestroy()
}

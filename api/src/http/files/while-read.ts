import type { FastifyReply } from 'fastify'

// One is taken by the network of a slow reader within seconds, a whole batch of rows would not be.
const PART = 16 * 1024

/** The first, and every next one when it is asked for, in parts that are small enough to see whether somebody reads. */
export async function* inParts(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  for await (const piece of pieces)
    for (let from = 0; from < piece.length; from += PART) yield piece.slice(from, from + PART)
}

/**
 * Hands on the parts of an answer, and cuts its reader off who lets one lie for `patience` milliseconds: the connection
 * is reset, the generator ends and with it everything that it holds. The time that a part takes to be made is not the
 * reader's.
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
  log.warn({ seconds: patience / 1000 }, 'a reader who stopped reading was cut off')
  raw.socket?.resetAndDestroy()
}

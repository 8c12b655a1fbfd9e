import { createHash } from 'node:crypto'
import { type Call, declarationOf } from '@pundi/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'

declare module 'fastify' {
  interface FastifyRequest {
    /** The number of changes of the user's lists, if the call asks whether its answer still holds. */
    changes: number | null
  }
  interface FastifyContextConfig {
    /** Names the shape of the answer; only routes whose answer depends on `changes` alone have it. */
    shape?: string | undefined
  }
}

/** The shape of a call's answer in eight characters. Undefined if the call reads no If-None-Match. */
export function shapeOf(call: Call): string | undefined {
  const { heeds, answer } = declarationOf(call)
  if (!answer || !heeds?.includes('If-None-Match')) return undefined
  return createHash('sha256')
    .update(JSON.stringify(z.toJSONSchema(answer)))
    .digest('base64url')
    .slice(0, 8)
}

/** Whether the guard is to read the number of changes with the session. */
export const asksForChanges = ({ routeOptions, headers, query }: FastifyRequest) =>
  routeOptions.config.shape !== undefined && headers['if-none-match'] !== undefined && !isRelative(query)

/** Answers 304 to a signed-in user's call whose answer has not changed. Must stand behind the guard and the limits. */
export function answerUnchanged(scope: FastifyInstance) {
  scope.addHook('onRequest', async (request, reply) => {
    if (request.changes === null) return
    const tag = tagOf(request, request.changes)
    if (tagsIn(request.headers['if-none-match']).includes(tag))
      return reply.code(304).header('etag', tag).send()
  })
}

/**
 * Says at which number of changes, on which day of the user's, and in which life of the database the answer was read: on
 * the next day something planned may count, and after a backup was put back, a number may come again for other data. A
 * range of dates that moves with the clock has no tag.
 */
export function tagAnswer(request: FastifyRequest, reply: FastifyReply, changes: number) {
  if (!isRelative(request.query)) reply.header('etag', tagOf(request, changes))
}

function tagOf({ user, server, routeOptions }: FastifyRequest, changes: number): string {
  const kept = `${server.database.life} ${routeOptions.config.shape}`
  const hash = createHash('sha256').update(kept).digest('base64url').slice(0, 8)
  return `"${user?.id}-${user?.today}-${changes}-${hash}"`
}

/** The tags of an If-None-Match header. A proxy that compresses answers marks theirs as weak. */
const tagsIn = (header = '') => header.split(',').map(tag => tag.trim().replace(/^W\//, ''))

const isRelative = (query: unknown) =>
  (query as { date_range?: string } | undefined)?.date_range !== undefined

import { createHash } from 'node:crypto'
import type { DeclaredCall } from '@pundi/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'

declare module 'fastify' {
  interface FastifyRequest {
    changes: number | null
  }
  interface FastifyContextConfig {
    /**
     * Set if a route supports If-None-Match: identifies the shape of its answer (see `shapeOf`). Such an answer may
     * change only with `changes` and the user's date.
     */
    shape?: string | undefined
  }
}

/** Eight characters. Undefined if the call does not support If-None-Match. */
export function shapeOf(call: DeclaredCall): string | undefined {
  const { heeds, answer } = call.declared
  if (!answer || !heeds?.includes('If-None-Match')) return undefined
  return createHash('sha256')
    .update(JSON.stringify(z.toJSONSchema(answer)))
    .digest('base64url')
    .slice(0, 8)
}

export const asksForChanges = ({ routeOptions, headers, query }: FastifyRequest) =>
  routeOptions.config.shape !== undefined && headers['if-none-match'] !== undefined && !isRelative(query)

/** Answers 304. Must come after the guard and the limits. */
export function answerUnchanged(scope: FastifyInstance) {
  scope.addHook('onRequest', async (request, reply) => {
    if (request.changes === null) return
    const tag = tagOfAnswer(request, request.changes)
    if (tagsIn(request.headers['if-none-match']).includes(tag))
      return reply.code(304).header('etag', tag).send()
  })
}

/**
 * Tags an answer with the number of changes, the user's date, the database's life and the answer's shape. The date is
 * included because a planned transaction may count on the next day. The life is included because the number of changes
 * may repeat, for other data, after a backup is restored. An answer about a range of dates that moves with the clock
 * gets no tag.
 */
export function tagAnswer(request: FastifyRequest, reply: FastifyReply, changes: number) {
  if (!isRelative(request.query)) reply.header('etag', tagOfAnswer(request, changes))
}

function tagOfAnswer({ user, server, routeOptions }: FastifyRequest, changes: number): string {
  const kept = `${server.database.life} ${routeOptions.config.shape}`
  const hash = createHash('sha256').update(kept).digest('base64url').slice(0, 8)
  return `"${user?.id}-${user?.today}-${changes}-${hash}"`
}

/** Ignores the weak mark `W/`, which a proxy that compresses answers adds to their tags. */
const tagsIn = (header = '') => header.split(',').map(tag => tag.trim().replace(/^W\//, ''))

const isRelative = (query: unknown) =>
  (query as { date_range?: string } | undefined)?.date_range !== undefined

export const tagOf = ({ version }: { version: string }) => `"${version}"`

/**
 * The versions in an If-Match header. Undefined if it is absent or `*`, because both accept any version. An element
 * that is not a strong tag matches nothing.
 */
export function readTags(header: string | undefined): string[] | undefined {
  if (header === undefined || header.trim() === '*') return undefined
  return header.split(',').flatMap(tag => /^\s*"([^"]*)"\s*$/.exec(tag)?.[1] ?? [])
}

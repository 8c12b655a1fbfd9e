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
     * A hash of the response's schema (see `shapeOf`), set if the route supports If-None-Match. The
     * response of such a route may change only when the user's data (counted by `changes`) or the
     * user's date changes.
     */
    shape?: string | undefined
  }
}

/**
 * Eight characters that identify the response's schema. Undefined if the call does not support
 * If-None-Match.
 */
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

/**
 * Answers 304 if the client already has the current response. Call this after the guard and the
 * limits.
 */
export function answerUnchanged(scope: FastifyInstance) {
  scope.addHook('onRequest', async (request, reply) => {
    if (request.changes === null) return
    const tag = tagOfAnswer(request, request.changes)
    if (tagsIn(request.headers['if-none-match']).includes(tag))
      return reply.code(304).header('etag', tag).send()
  })
}

/**
 * Sets the ETag from the number of changes, the user's date, the database's `life` and the
 * response's shape. The date matters because a planned transaction may count from tomorrow. `life`
 * matters because, after a backup is restored, the same number of changes may belong to other data.
 * A response for a `date_range` gets no ETag, because the range moves with the clock.
 */
export function tagAnswer(request: FastifyRequest, reply: FastifyReply, changes: number) {
  if (!isRelative(request.query)) reply.header('etag', tagOfAnswer(request, changes))
}

function tagOfAnswer({ user, server, routeOptions }: FastifyRequest, changes: number): string {
  const kept = `${server.database.life} ${routeOptions.config.shape}`
  const hash = createHash('sha256').update(kept).digest('base64url').slice(0, 8)
  return `"${user?.id}-${user?.today}-${changes}-${hash}"`
}

/** Ignores the prefix `W/`, which a proxy adds when it compresses a response. */
const tagsIn = (header = '') => header.split(',').map(tag => tag.trim().replace(/^W\//, ''))

const isRelative = (query: unknown) =>
  (query as { date_range?: string } | undefined)?.date_range !== undefined

export const tagOf = ({ version }: { version: string }) => `"${version}"`

/**
 * The versions in an If-Match header. Undefined if the header is absent or `*`, because both accept
 * any version. Leaves out elements that are not strong tags, because they match no version.
 */
export function readTags(header: string | undefined): string[] | undefined {
  if (header === undefined || header.trim() === '*') return undefined
  return header.split(',').flatMap(tag => /^\s*"([^"]*)"\s*$/.exec(tag)?.[1] ?? [])
}

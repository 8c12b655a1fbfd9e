import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify'

/** JSON lines. Addresses are written without their query: tokens travel there on the way back from sign-in. */
export const logger = (level: string, stream?: { write: (line: string) => void }) => ({
  level,
  ...(stream && { stream }),
  redact: ['req.headers.authorization', 'req.headers.cookie'],
  serializers: {
    // A database error's own detail names values of the row.
    err: ({ name, message, code, stack = '' }: FastifyError) => ({ type: name, message, code, stack }),
    req: ({ method, url }: FastifyRequest) => ({ method, path: url.replace(/\?.*/s, '') }),
  },
})

/**
 * One line for each answer, in place of Fastify's two. With the visitor's network where the api was called or something
 * was refused, so that an attack can be traced; whoever only reads pages leaves none.
 */
export function logAnswers(app: FastifyInstance) {
  app.addHook('onResponse', async (request, reply) => {
    const isTraced = reply.statusCode >= 400 || request.url.startsWith('/api/')
    request.log.info(
      {
        req: request,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        user_id: request.user?.id,
        network: isTraced ? request.network : undefined,
      },
      'answered',
    )
  })
}

import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify'

/**
 * Logs JSON lines. Leaves out the query of a URL, because it can hold a token after a sign-in with
 * Google.
 */
export const logger = (level: string, stream?: { write: (line: string) => void }) => ({
  level,
  ...(stream && { stream }),
  redact: ['req.headers.authorization', 'req.headers.cookie'],
  serializers: {
    // Leaves out `detail`: in a database error, it contains values of the row.
    err: ({ name, message, code, stack = '' }: FastifyError) => ({ type: name, message, code, stack }),
    req: ({ method, url }: FastifyRequest) => ({ method, path: url.replace(/\?.*/s, '') }),
  },
})

/**
 * Logs one line per response, instead of Fastify's two. Only lines of API calls and errors include
 * the visitor's network, which helps to trace an attack.
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

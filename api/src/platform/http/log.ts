import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify'

/** Logs JSON lines. URLs are logged without their query, which holds a token at the end of a social sign-in. */
export const logger = (level: string, stream?: { write: (line: string) => void }) => ({
  level,
  ...(stream && { stream }),
  redact: ['req.headers.authorization', 'req.headers.cookie'],
  serializers: {
    // A database error's detail contains the row's values, so it is left out.
    err: ({ name, message, code, stack = '' }: FastifyError) => ({ type: name, message, code, stack }),
    req: ({ method, url }: FastifyRequest) => ({ method, path: url.replace(/\?.*/s, '') }),
  },
})

/**
 * Logs one line for each answer, in place of Fastify's two. Lines of api calls and refusals include the visitor's
 * network, so that an attack can be traced; lines of page visits do not include it.
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

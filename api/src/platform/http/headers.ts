import type { FastifyInstance, FastifyReply } from 'fastify'

const nothing = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"

const always = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
  'content-security-policy': nothing,
}

const inProduction = { ...always, 'strict-transport-security': 'max-age=31536000; includeSubDomains' }

export const headersOf = (production: boolean): Record<string, string> => (production ? inProduction : always)

export function secure(reply: FastifyReply, production: boolean) {
  const headers = headersOf(production)
  for (const name in headers) if (!reply.hasHeader(name)) reply.header(name, headers[name])
}

export function secureHeaders(app: FastifyInstance, production: boolean) {
  app.addHook('onSend', async (_request, reply) => secure(reply, production))
}

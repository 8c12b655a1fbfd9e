import type { FastifyInstance } from 'fastify'

const always = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
}

/** Answers that are no pages may do nothing at all; pages bring a policy of their own. */
const nothing = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"

/** Puts the security headers on everything that this server sends. */
export function secureHeaders(app: FastifyInstance, production: boolean) {
  app.addHook('onSend', async (_request, reply) => {
    for (const [name, value] of Object.entries(always)) if (!reply.hasHeader(name)) reply.header(name, value)
    if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', nothing)
    if (production) reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains')
  })
}

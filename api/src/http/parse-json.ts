import type { FastifyInstance } from 'fastify'

/** Parses JSON. An empty body counts as none, since clients send the JSON content type with every call. */
export function parseJson(app: FastifyInstance) {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) done(null, undefined)
    else void parse(request, body as string, done)
  })
}

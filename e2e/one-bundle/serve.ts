import { Readable } from 'node:stream'
import fastify from 'fastify'
import { sitePages } from '../../api/src/platform/site/routes'
import { watchSite } from '../../api/src/platform/site/watch-site'

export async function serveSite(site: string, product: string) {
  const app = fastify({ forceCloseConnections: true })
  app.all('/api/*', async (request, reply) => {
    const { authorization, 'accept-language': language } = request.headers
    const answer = await fetch(product + request.url, {
      headers: {
        ...(authorization ? { authorization } : {}),
        ...(language ? { 'accept-language': language } : {}),
      },
    })
    reply.code(answer.status).type(answer.headers.get('content-type') ?? 'application/json')
    return reply.send(Readable.fromWeb(answer.body as Parameters<typeof Readable.fromWeb>[0]))
  })
  await app.register(sitePages, {
    directory: site,
    watched: watchSite(site, () => ({ '{origin}': product })),
  })
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  return { url: url.replace('127.0.0.1', 'localhost'), stop: () => app.close() }
}

import type { FastifyPluginAsync } from 'fastify'
import type { Provider } from 'oidc-provider'
import { publicOrigin } from '../http/public-origin'
import { choosePersonPage, pagePolicy } from './choose-person'
import { type LocalClient, openProvider } from './open-provider'
import { people } from './people'

export const localProviderRoutes: FastifyPluginAsync<LocalClient> = async (app, client) => {
  let provider: Promise<Provider> | undefined
  const open = () => (provider ??= openProvider(publicOrigin(app), client))

  app.register(async forms => {
    forms.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    )
    forms.get('/interaction/:uid', async (request, reply) => {
      await (await open()).interactionDetails(request.raw, reply.raw)
      return reply
        .headers({ 'content-security-policy': pagePolicy, 'cache-control': 'no-store' })
        .type('text/html; charset=utf-8')
        .send(choosePersonPage())
    })
    forms.post<{ Body: URLSearchParams }>('/interaction/:uid', async (request, reply) => {
      const chosen = people.find(({ subject }) => subject === request.body.get('person'))
      const result = chosen
        ? { login: { accountId: chosen.subject } }
        : { error: 'access_denied', error_description: 'Cancelled by the user' }
      const opened = await open()
      reply.hijack()
      await opened.interactionFinished(request.raw, reply.raw, result)
    })
  })

  app.register(async rest => {
    rest.removeAllContentTypeParsers()
    rest.addContentTypeParser('*', (_request, _body, done) => done(null))
    rest.all('/*', async (request, reply) => {
      const opened = await open()
      reply.hijack()
      const { raw } = request
      // The provider finds its mount path (`/oidc`) by comparing `originalUrl` with `url`.
      Object.assign(raw, { originalUrl: raw.url, url: raw.url?.replace(/^\/oidc/, '') })
      await opened.callback()(raw, reply.raw)
    })
  })
}

import webpack from 'webpack'
import WebpackDevServer, { type ExpressRequest, type ExpressResponse } from 'webpack-dev-server'
import type { BuildConfiguration } from '../configuration/base'
import { printFailures } from './print-failures'

type Options = NonNullable<ConstructorParameters<typeof WebpackDevServer>[0]>

export type AnswerPage = (request: ExpressRequest, response: ExpressResponse) => Promise<unknown>

interface Place {
  port: number
  proxy?: NonNullable<Options['proxy']>
  answerPage?: AnswerPage
  /** True if an edit reloads the whole page, because the page does not support hot reload. */
  isReloaded?: boolean
}

/**
 * Serves a build at its own path, and shows edits in open pages. Sends no content policy, because a
 * policy would forbid inline source maps and the error overlay.
 */
export async function serveBuild(
  configuration: BuildConfiguration,
  { port, proxy, answerPage, isReloaded = false }: Place,
) {
  const socket = `${String(configuration.output.publicPath)}socket`
  const compiler = webpack(configuration)
  const server = new WebpackDevServer(
    {
      port,
      host: process.env.HOST || 'localhost',
      static: false,
      compress: false,
      hot: !isReloaded,
      // The caller stops this server together with the api.
      setupExitSignals: false,
      headers: { 'cache-control': 'no-cache' },
      devMiddleware: { stats: 'errors-warnings' },
      webSocketServer: { type: 'ws', options: { path: socket } },
      client: {
        // This address works for any host and port.
        webSocketURL: `auto://0.0.0.0:0${socket}`,
        logging: 'warn',
        // No overlay if `isReloaded` is true: the page then comes from a deployed site, whose
        // content policy forbids the overlay.
        overlay: !isReloaded && { errors: true, warnings: false, runtimeErrors: false },
      },
      ...(proxy && { proxy }),
      setupMiddlewares: middlewares => [
        printFailures,
        ...middlewares,
        ...(answerPage ? [lastly(answerPage)] : []),
      ],
    },
    compiler,
  )
  return { compiler, start: () => server.start() }
}

/**
 * Gives a page to each GET or HEAD request that no other middleware has answered. A missing file of
 * a build (`/r/…`) gets 404 instead.
 */
const lastly =
  (answerPage: AnswerPage) =>
  (request: ExpressRequest, response: ExpressResponse, next: (error?: unknown) => void) => {
    const isPage = ['GET', 'HEAD'].includes(request.method) && !request.url.startsWith('/r/')
    if (isPage) answerPage(request, response).catch(next)
    else next()
  }

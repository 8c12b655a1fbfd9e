import webpack from 'webpack'
import WebpackDevServer, { type ExpressRequest, type ExpressResponse } from 'webpack-dev-server'
import type { BuildConfiguration } from '../base'

type Options = NonNullable<ConstructorParameters<typeof WebpackDevServer>[0]>

/** Answers whatever is no file of a build. */
export type AnswerPage = (request: ExpressRequest, response: ExpressResponse) => Promise<unknown>

interface Place {
  port: number
  proxy?: NonNullable<Options['proxy']>
  answerPage?: AnswerPage
}

/**
 * Serves a build below its own address and tells open pages of every edit. No content security policy here: it would
 * forbid the source maps inside the scripts and the sheet that shows an error.
 */
export async function serveBuild(configuration: BuildConfiguration, { port, proxy, answerPage }: Place) {
  const socket = `${String(configuration.output.publicPath)}socket`
  const compiler = webpack(configuration)
  const server = new WebpackDevServer(
    {
      port,
      host: process.env.HOST || 'localhost',
      static: false,
      compress: false,
      // The one who starts the servers ends them, the api with them.
      setupExitSignals: false,
      headers: { 'cache-control': 'no-cache' },
      devMiddleware: { stats: 'errors-warnings' },
      webSocketServer: { type: 'ws', options: { path: socket } },
      client: {
        // Whatever host and port the page came from.
        webSocketURL: `auto://0.0.0.0:0${socket}`,
        logging: 'warn',
        overlay: { errors: true, warnings: false, runtimeErrors: false },
      },
      ...(proxy && { proxy }),
      setupMiddlewares: middlewares => (answerPage ? [...middlewares, lastly(answerPage)] : middlewares),
    },
    compiler,
  )
  return { compiler, start: () => server.start() }
}

/** A missing file of a build stays missing: it must not become a page. */
const lastly =
  (answerPage: AnswerPage) =>
  (request: ExpressRequest, response: ExpressResponse, next: (error?: unknown) => void) => {
    const isPage = ['GET', 'HEAD'].includes(request.method) && !request.url.startsWith('/r/')
    if (isPage) answerPage(request, response).catch(next)
    else next()
  }

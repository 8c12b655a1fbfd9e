import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { accountExportRoutes } from './account/export/routes'
import { accountRoutes } from './account/routes'
import { activityRoutes } from './activities/routes'
import { logFailures } from './activities/log-failures'
import { adminCategoryRoutes } from './admin/categories/routes'
import { adminDailyRoutes } from './admin/daily/routes'
import { adminLogExportRoutes } from './admin/logs/export/routes'
import { adminLogRoutes } from './admin/logs/routes'
import { adminTransactionRoutes } from './admin/transactions/routes'
import { adminUserRoutes } from './admin/users/routes'
import { forUsersAndResets } from './auth/change-password/guard'
import { changePasswordRoutes } from './auth/change-password/routes'
import { forConfirmations } from './auth/confirm-email/guard'
import { confirmEmailRoutes, emailLinkRoutes } from './auth/confirm-email/routes'
import { hasLocalProvider, localClient } from './auth/google/provider'
import { googleRoutes } from './auth/google/routes'
import { forAdmins, forUsers } from './auth/guards'
import { keepCallLimits } from './auth/limits/limit-calls'
import { sessionRoutes, visitorRoutes } from './auth/routes'
import { sessionListRoutes } from './auth/sessions/routes'
import { budgetRoutes } from './budgets/routes'
import { categoryRoutes } from './categories/routes'
import type { Configuration } from './configuration'
import type { Database } from './database/database'
import { decorateApp } from './decorate-app'
import { goalRoutes } from './goals/routes'
import { health } from './health/routes'
import { answerBroken, refuseExpectations } from './http/errors/answer-broken'
import { answerError, answerNotFound } from './http/errors/answer-error'
import { byWith } from './http/by-with'
import { type Patience, patience, serverTimes } from './http/connections/close-connections'
import { secure, secureHeaders } from './http/headers'
import { keepCalls } from './http/keep-calls'
import { logAnswers, logger } from './http/log'
import { keepNetwork } from './http/connections/network-of'
import { namePlugins } from './http/name-plugins'
import { parseJson } from './http/parse-json'
import { endUnasked } from './http/connections/end-unasked'
import { requireHost } from './http/connections/require-host'
import { endSending } from './http/files/send-file'
import { instalmentRoutes } from './instalments/routes'
import { letterRoutes } from './letters/routes'
import { deliverMail } from './mail/deliver-mail'
import { forUnsubscribing } from './mail/unsubscribe/guard'
import { openUnsubscribeRoutes, unsubscribeRoutes } from './mail/unsubscribe/routes'
import { localProviderRoutes } from './oidc/routes'
import { openapiRoutes } from './openapi/routes'
import { outlookRoutes } from './outlook/routes'
import { passwordRoutes } from './password/routes'
import { reportRoutes } from './reports/routes'
import { scheduleRoutes } from './schedules/routes'
import { settingsRoutes } from './settings/routes'
import { shareRoutes } from './shares/routes'
import { sitePages } from './site/routes'
import { statementRoutes } from './statements/routes'
import { exportRoutes } from './transactions/export/routes'
import { recordRoutes } from './transactions/list/routes'
import { suggestionRoutes } from './transactions/suggestion/routes'
import { transactionRoutes } from './transactions/routes'
import { transferRoutes } from './transfers/routes'
import { walletRoutes } from './wallets/routes'

/**
 * What the app needs of its surroundings. `log` takes the log's lines in place of the standard output; `print`
 * takes, outside production, the links of e-mails that went to the outbox; `times` are how long it waits for clients;
 * `mailRound` is how often it looks for e-mails that no answer of its own has queued, in milliseconds.
 */
export type Surroundings = {
  configuration: Configuration
  database: Database
  log?: { write: (line: string) => void }
  print?: (line: string) => void
  times?: Patience
  mailRound?: number
}

/** The plan of the server: what is registered inside a guard is behind that guard. */
export function buildApp({
  configuration,
  database,
  log,
  print,
  times = patience,
  mailRound = 10_000,
}: Surroundings): FastifyInstance {
  const app = Fastify({
    logger: logger(configuration.logLevel, log),
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: (_address, hop) => hop < configuration.proxies,
    // No hook runs for a request that is refused before its route is found.
    frameworkErrors: (error, request, reply) => {
      secure(reply, configuration.production)
      void answerError(error, request, reply)
    },
    clientErrorHandler: (error, socket) => answerBroken(error, socket, configuration.production),
    ...serverTimes(times),
    bodyLimit: 64 * 1024,
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: true, constraints: byWith },
  })
  namePlugins(app)
  decorateApp(app, { configuration, database })
  keepCalls(app)
  keepNetwork(app)
  keepCallLimits(app)
  app.setErrorHandler(answerError)
  app.setNotFoundHandler(answerNotFound)
  secureHeaders(app, configuration.production)
  refuseExpectations(app, configuration.production)
  requireHost(app)
  endUnasked(app)
  endSending(app, times.reading)
  logAnswers(app)
  health(app)
  deliverMail(app, mailRound, print ?? (() => undefined))

  app.register(
    async api => {
      parseJson(api)
      logFailures(api)
      api.setNotFoundHandler(answerNotFound)
      api.addHook('onSend', async (_request, reply) => {
        reply.header('cache-control', 'no-store')
      })

      api.register(openapiRoutes)
      api.register(visitorRoutes)
      api.register(googleRoutes)
      api.register(passwordRoutes)
      api.register(reportRoutes)
      api.register(async reset => {
        forUsersAndResets(reset)
        reset.register(changePasswordRoutes)
      })
      api.register(async confirming => {
        forConfirmations(confirming)
        confirming.register(confirmEmailRoutes)
      })
      api.register(openUnsubscribeRoutes)
      api.register(async unsubscribing => {
        forUnsubscribing(unsubscribing)
        unsubscribing.register(unsubscribeRoutes)
      })
      api.register(async signedIn => {
        forUsers(signedIn)
        for (const routes of [
          sessionRoutes,
          sessionListRoutes,
          categoryRoutes,
          transactionRoutes,
          recordRoutes,
          suggestionRoutes,
          exportRoutes,
          walletRoutes,
          transferRoutes,
          shareRoutes,
          instalmentRoutes,
          budgetRoutes,
          scheduleRoutes,
          outlookRoutes,
          goalRoutes,
          statementRoutes,
          letterRoutes,
          activityRoutes,
          settingsRoutes,
          emailLinkRoutes,
          accountRoutes,
          accountExportRoutes,
        ])
          signedIn.register(routes)
        signedIn.register(async admin => {
          forAdmins(admin)
          admin.register(adminUserRoutes)
          admin.register(adminTransactionRoutes)
          admin.register(adminCategoryRoutes)
          admin.register(adminLogRoutes)
          admin.register(adminLogExportRoutes)
          admin.register(adminDailyRoutes)
        })
      })
    },
    { prefix: '/api' },
  )

  if (hasLocalProvider(app)) app.register(localProviderRoutes, { prefix: '/oidc', ...localClient })
  app.register(sitePages, {
    ...{ directory: configuration.siteFolder, watched: app.site },
    ...{ previews: app.previews, keepsPages: configuration.keepsPages },
  })
  return app
}

import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { accountRoutes } from './account/routes'
import { activityRoutes } from './activities/routes'
import { logFailures } from './platform/caller/log-failures'
import { changePasswordRoutes, forUsersAndResets } from './auth/change-password/routes'
import { confirmEmailRoutes, emailLinkRoutes, forConfirmations } from './auth/confirm-email/routes'
import { hasLocalProvider, localClient } from './auth/google/provider'
import { googleRoutes } from './auth/google/routes'
import { forAdmins, forUsers } from './platform/caller/guards'
import { keepCallLimits } from './platform/limits/limit-calls'
import { passwordRoutes, sessionListRoutes, sessionRoutes, visitorRoutes } from './auth/routes'
import { composeBudgets } from './budgets/mails/mail-budgets'
import { withBudgetAlerts } from './budgets/budget-alerts'
import { budgetRoutes } from './budgets/routes'
import { categoryRoutes } from './categories/routes'
import { adminRoutes } from './admin/routes'
import type { Configuration } from './configuration'
import type { Database } from './platform/database/database'
import { byWith, decorateApp, namePlugins, parseJson } from './platform/http/decorate-app'
import { goalRoutes } from './goals/routes'
import { health } from './platform/health/routes'
import { answerBroken, refuseExpectations } from './platform/http/errors/answer-broken'
import { answerError, answerNotFound } from './platform/http/errors/answer-error'
import { type Patience, patience, serverTimes } from './platform/http/connections/close-connections'
import { secure, secureHeaders } from './platform/http/headers'
import { keepCalls } from './platform/http/keep-calls'
import { logAnswers, logger } from './platform/http/log'
import { keepNetwork } from './platform/http/connections/network-of'
import { endUnasked } from './platform/http/connections/end-unasked'
import { requireHost } from './platform/http/connections/require-host'
import { endSending } from './platform/http/files/send-file'
import { instalmentRoutes } from './instalments/routes'
import { composeLetter } from './letters/mails/mail-letters'
import { letterRoutes } from './letters/routes'
import { deliverMail } from './platform/mail/deliver-mail'
import { forUnsubscribing } from './platform/mail/unsubscribe/guard'
import { openUnsubscribeRoutes, unsubscribeRoutes } from './platform/mail/unsubscribe/routes'
import { localProviderRoutes } from './platform/oidc/routes'
import { openapiRoutes } from './platform/openapi/routes'
import { outlookRoutes } from './outlook/routes'
import { clientErrorRoutes } from './platform/client-errors/routes'
import { composeReminders } from './schedules/mails/mail-reminders'
import { scheduleRoutes } from './schedules/routes'
import { settingsRoutes } from './settings/routes'
import { shareRoutes } from './shares/routes'
import { sitePages } from './platform/site/routes'
import { statementRoutes } from './statements/routes'
import { recordRoutes } from './records/routes'
import { transactionRoutes } from './transactions/routes'
import { transferRoutes } from './transfers/routes'
import { undoable } from './undoable'
import { beginEarlier } from './wallets/correction/begin-earlier'
import { walletRoutes } from './wallets/routes'

/**
 * The app's dependencies. `log`: replaces standard output. `print`: prints the links in e-mails if
 * there is no SMTP server and the e-mails go to the outbox. `times`: timeouts for clients.
 * `mailRound`: milliseconds between two checks of the mail queue.
 */
export type Surroundings = {
  configuration: Configuration
  database: Database
  log?: { write: (line: string) => void }
  print?: (line: string) => void
  times?: Patience
  mailRound?: number
}

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
    // Sets the security headers here, because no hook runs if a request is refused before its route
    // is found.
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
  app.decorate('afterBooking', { withBudgetAlerts, beginEarlier })
  app.decorate('undoable', undoable)
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
  deliverMail(app, {
    ...{ round: mailRound, print: print ?? (() => undefined) },
    composers: { letter: composeLetter, budget: composeBudgets, reminder: composeReminders },
  })

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
      api.register(clientErrorRoutes)
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
        ])
          signedIn.register(routes)
        signedIn.register(async admin => {
          forAdmins(admin)
          admin.register(adminRoutes)
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

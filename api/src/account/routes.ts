import { mailChoices, preferences } from '@pundi/contract'
import * as calls from '@pundi/contract/declared'
import type { FastifyPluginAsync } from 'fastify'
import { holding, refuseSession, userOf } from '../platform/caller/guards'
import { countChange } from '../platform/limits/limit-attempts'
import { requireOwner } from '../auth/passwords'
import { on } from '../platform/http/on'
import { Refusal, refusedField } from '../platform/http/errors/refusal'
import { inLanguageOf, languageOf } from '../platform/messages/say'
import { removeAccount } from './queries'
import { nameOfDay } from '../platform/http/files/name-of-day'
import { sendFile } from '../platform/http/files/send-file'
import { writeJson } from '../platform/http/files/write-json'
import { findSettings } from '../settings/queries'
import { listInBatches } from '../transactions/list/queries'
import {
  listBudgetMarks,
  listBudgets,
  listGoalMoves,
  listGoals,
  listOpenDays,
  listRefusedProposals,
  listReminders,
  listScheduleDays,
  listSchedules,
} from './export/plan-queries'
import {
  findAccount,
  listActivities,
  listCategories,
  listDevices,
  listIdentities,
  listInstalments,
  listMergedPayments,
  listLetters,
  listPaybacks,
  listSessions,
  listTransfers,
  listWallets,
  noteExport,
} from './export/queries'

export const accountRoutes: FastifyPluginAsync = async app => {
  const { database } = app

  on(app, calls.deleteAccount, { mails: true }, async request => {
    const user = userOf(request)
    const { id, email, session_id } = user
    const { confirmation, current_password } = request.body
    if (confirmation.toLowerCase() !== email.toLowerCase()) refuseConfirmation()
    await countChange(request, user)
    await requireOwner(request, current_password, {
      young: 'is asked too',
      unset: 'Sign in again to continue.',
    })
    const { is_there, is_last_admin } = await removeAccount(database, id, session_id, {
      language: languageOf(request),
      network: request.network,
    })
    if (!is_there) throw refuseSession(request)
    if (is_last_admin) throw new Refusal(409, 'You are the last administrator. Make somebody else one first.')
    return { message: inLanguageOf(request)('Your account has been deleted.') }
  })

  on(app, calls.exportAccount, async (request, reply) => {
    const { id } = userOf(request)
    await noteExport(holding(request), id, request.network)
    const [found, settings] = [await findAccount(database, id), await findSettings(database, id)]
    if (!found || !settings) throw refuseSession(request)
    const { firstName, lastName } = settings
    const small = {
      exported_at: new Date().toISOString(),
      account: found.account,
      settings: { firstName, lastName, ...preferences.parse(settings), ...mailChoices.parse(settings) },
      waiting: found.waiting,
      known_devices: await listDevices(database, id),
      identities: await listIdentities(database, id),
      letters: await listLetters(database, id),
      budget_marks: await listBudgetMarks(database, id),
    }
    const lists = {
      sessions: listSessions(database, id),
      categories: listCategories(database, id),
      transactions: listInBatches(database, userOf(request), {}, 'date'),
      wallets: listWallets(database, id),
      transfers: listTransfers(database, id),
      paybacks: listPaybacks(database, id),
      instalments: listInstalments(database, id),
      merged_payments: listMergedPayments(database, id),
      goals: listGoals(database, id),
      goal_moves: listGoalMoves(database, id),
      budgets: listBudgets(database, id),
      schedules: listSchedules(database, id),
      schedule_days: listScheduleDays(database, id),
      open_days: listOpenDays(database, id),
      reminders: listReminders(database, id),
      refused_proposals: listRefusedProposals(database, id),
      activities: listActivities(database, id),
    }
    const name = nameOfDay('pundi-data', 'json', request.query.time_zone)
    return sendFile(reply, { type: 'application/json; charset=utf-8', name }, writeJson(small, lists))
  })
}

function refuseConfirmation(): never {
  throw refusedField(422, 'confirmation', 'This is not the email address of your account.')
}

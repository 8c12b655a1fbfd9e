import { calls, mailChoices, preferences } from '@pundi/contract'
import type { FastifyPluginAsync } from 'fastify'
import { holding, refuseSession, userOf } from '../../auth/guards'
import { on } from '../../http/on'
import { nameOfDay } from '../../http/files/name-of-day'
import { sendFile } from '../../http/files/send-file'
import { writeJson } from '../../http/files/write-json'
import { findSettings } from '../../settings/queries'
import { listInBatches } from '../../transactions/list/queries'
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
} from './plan-queries'
import {
  findAccount,
  listActivities,
  listCategories,
  listDevices,
  listIdentities,
  listInstalments,
  listLetters,
  listPaybacks,
  listSessions,
  listTransfers,
  listWallets,
  noteExport,
} from './queries'

export const accountExportRoutes: FastifyPluginAsync = async app => {
  const { database } = app

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

import {
  addDays,
  daysBetween,
  firstDayOf,
  listScheduledDays,
  type Schedule,
  type ScheduleBody,
  type ScheduleTemplateBody,
} from '@pundi/contract'
import * as calls from '@pundi/contract/declared'
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { holding, userOf } from '../platform/caller/guards'
import { notFound, Refusal, refusedField } from '../platform/http/errors/refusal'
import { on } from '../platform/http/on'
import { addOnce } from '../platform/idempotency/add-once'
import { addToAnswer } from '../platform/idempotency/queries'
import { inLanguageOf } from '../platform/messages/say'
import { findTransaction } from '../transactions/list/queries'
import { readTags } from '../platform/http/unless-changed'
import { addSchedule, changeSchedule, removeSchedule, setAside, skipDays } from './write-queries'
import { bookDue } from './days/booking-queries'
import { findSchedule, listSchedules, storedTemplate } from './queries'
import { listDays } from './days/queries'
import { listProposals, refuseProposal } from './proposal-queries'
import { refuseMisfit } from './refuse-schedule'
import { bookSeveral, bookVersioned, refuseLater, takeBack, takeBackSeveral } from './days/take-back'

const MOST_PASSED = 500
const MOST_DAYS = 400
const MOST_ROWS = 2000
const DAYS_BACK = 31
const DAYS_AHEAD = 62

export const scheduleRoutes: FastifyPluginAsync = async app => {
  const { database } = app
  const { withBudgetAlerts } = app.afterBooking

  on(app, calls.listSchedules, async request => {
    const data = await listSchedules(database, userOf(request).id)
    return { data, meta: { total: data.length, next_cursor: null } }
  })

  on(app, calls.listScheduleDays, async request => {
    const { id, today } = userOf(request)
    const { from, to } = daysAsked(request.query, today)
    if (daysBetween(from, to) > MOST_DAYS)
      throw refusedField(422, 'to', 'Choose days that are at most 400 days apart')
    if (daysBetween(today, to) > MOST_DAYS)
      throw refusedField(422, 'to', 'Choose a last day that is at most 400 days ahead')
    const data = await listDays(database, id, { from, to, today, most: MOST_ROWS })
    return { data, meta: { total: data.length, next_cursor: null } }
  })

  on(app, calls.listScheduleProposals, async request => {
    const { id, today } = userOf(request)
    const data = await listProposals(database, id, today)
    return { data, meta: { total: data.length, next_cursor: null } }
  })

  on(app, calls.refuseScheduleProposal, async request => {
    await refuseProposal(holding(request), userOf(request).id, request.params.key)
    return { message: inLanguageOf(request)('It will not be suggested again.') }
  })

  on(app, calls.addSchedule, async (request, reply) => {
    const user = userOf(request)
    const body = withFirstDay(request.body)
    refuseLongPast(body, user.today)
    const asked = { body, template: templateOf(request, body.template) }
    const added = await addOnce(request, reply, { kind: 'schedules', body: request.body }, repeat =>
      holding(request)
        .inTransaction(async client => {
          const { id, activity_ids: own = [] } = await addSchedule(client, user.id, asked, repeat)
          const activity_ids = [...own, ...(await bookDue(client, user.id, { today: user.today, id }))]
          if (repeat) await addToAnswer(client, user.id, repeat.key, { activity_ids })
          return { id, activity_ids }
        })
        .catch(refuseMisfit),
    )
    return {
      data: (await findSchedule(database, user.id, added.id)) ?? refuseMissing(),
      activity_ids: added.activity_ids,
    }
  })

  on(app, calls.changeSchedule, async request => {
    const [{ id: userId, today }, { id }] = [userOf(request), request.params]
    const template = templateOf(request, request.body.template)
    const expected = readTags(request.headers['if-match'])
    const changed = await holding(request)
      .inTransaction(async client => {
        await setAside(client, userId, { id, today })
        const was = request.body.month_day === undefined && (await findSchedule(client, userId, id))
        const body = withFirstDay(was ? keepMonthDay(request.body, was) : request.body)
        return changeSchedule(client, userId, { id, today, body, template }, expected)
      })
      .catch(refuseMisfit)
    if (changed?.is_other) throw new Refusal(412, 'This has changed since you opened it.')
    const data = await findSchedule(database, userId, id)
    if (!changed || !data) throw notFound()
    return { data, activity_ids: changed.activity_ids }
  })

  on(app, calls.removeSchedule, async request => {
    const activityId = await removeSchedule(holding(request), userOf(request).id, request.params.id)
    if (activityId === undefined) throw notFound()
    return { data: { count: 1, activity_ids: [activityId] } }
  })

  on(app, calls.skipScheduleDay, async request => {
    const { id: userId, today } = userOf(request)
    refuseLater(request.body.last_due_on, today)
    const skipped = await skipDays(holding(request), userId, { id: request.params.id, ...request.body })
    if (!skipped) throw notFound()
    const { count, activity_id } = skipped
    if (activity_id === null) refuseDay()
    return { data: { count, activity_ids: [activity_id] } }
  })

  on(app, calls.bookScheduleDays, async request => {
    const [{ id: userId, today }, { id }, { body }] = [userOf(request), request.params, request]
    refuseLater(body.last_due_on, today)
    const { template } = (await findSchedule(database, userId, id)) ?? refuseMissing()
    const { activity_ids, ...data } = await bookSeveral(holding(request), userId, {
      id,
      type: template.type,
      ...body,
    })
    if (data.count === 0) refuseDay()
    return { data, activity_ids }
  })

  on(app, calls.unbookScheduleDays, async request => {
    const [{ id: userId, today }, { id }, { records }] = [userOf(request), request.params, request.body]
    return { data: await takeBackSeveral(holding(request), userId, { id, records, today }) }
  })

  on(app, calls.bookScheduleDay, async request => {
    const [user, { id }, { due_on, template, date }] = [userOf(request), request.params, request.body]
    const found = (await findSchedule(database, user.id, id)) ?? refuseMissing()
    const asked = { id, due_on, date, template: templateOf(request, template ?? found.template) }
    const booked = await bookVersioned(holding(request), user.id, asked).catch(refuseMisfit)
    if (booked === undefined) refuseDay()
    const schedule = (await findSchedule(database, user.id, id)) ?? found
    const after = await findTransaction(database, user.id, booked.record_id)
    const { activity_ids, ...record } = booked
    const data = { schedule, ...record }
    return {
      ...(await withBudgetAlerts(database, user, data, after ? [{ before: null, after }] : [])),
      activity_ids,
    }
  })

  on(app, calls.unbookScheduleDay, async request => {
    const [{ id: userId, today }, { id }, { body }] = [userOf(request), request.params, request]
    const expected = readTags(request.headers['if-match'])
    return { data: await takeBack(holding(request), userId, { id, today, ...body }, expected) }
  })
}

const templateOf = (request: FastifyRequest, template: ScheduleTemplateBody) =>
  storedTemplate(template, inLanguageOf(request)('Transfer fee'))

const withFirstDay = (body: ScheduleBody): ScheduleBody => ({ ...body, anchor_date: firstDayOf(body) })

/**
 * Older clients do not send `month_day`. Keeps the present value if the unit and the first day stay
 * the same.
 */
const keepMonthDay = (body: ScheduleBody, was: Schedule): ScheduleBody =>
  body.unit === was.unit && body.anchor_date === was.anchor_date
    ? { ...body, month_day: was.month_day }
    : body

function refuseLongPast({ template: _, ...rule }: ScheduleBody, today: string): void {
  const passed = listScheduledDays(rule, rule.anchor_date, today, MOST_PASSED + 1)
  if (passed.length > MOST_PASSED)
    throw refusedField(422, 'anchor_date', 'More than 500 of its days have passed. Choose a later first day.')
}

const daysAsked = ({ from, to }: { from?: string | undefined; to?: string | undefined }, today: string) =>
  from || to
    ? { from: from ?? today, to: to ?? today }
    : { from: addDays(today, -DAYS_BACK), to: addDays(today, DAYS_AHEAD) }

function refuseMissing(): never {
  throw notFound()
}

function refuseDay(): never {
  throw new Refusal(409, 'This day is recorded or skipped already, or is none of its days.')
}

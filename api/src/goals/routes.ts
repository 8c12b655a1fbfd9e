import type { Goal, GoalBody } from '@pundi/contract'
import * as calls from '@pundi/contract/declared'
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { holding, userOf } from '../platform/caller/guards'
import { notFound, Refusal, refusedField } from '../platform/http/errors/refusal'
import { on } from '../platform/http/on'
import { addOnce } from '../platform/idempotency/add-once'
import { readTags } from '../platform/http/unless-changed'
import { listWallets } from '../wallets/queries'
import { moveForGoal, refuseMoreGoals, removeWithMoves } from './change-goals'
import { addGoal, changeGoal, hasWallet, removeGoalMove } from './write-queries'
import { findGoal, listGoals, listShort, sumPutAside } from './queries'

export const goalRoutes: FastifyPluginAsync = async app => {
  const { database } = app

  on(app, calls.listGoals, async request => {
    const user = userOf(request)
    const data = await listGoals(database, user.id, user)
    const isInWallet = data.some(({ wallet_id }) => wallet_id !== null)
    const wallets = isInWallet ? await listWallets(database, user.id, user.today) : []
    const short = await listShort(database, user.id, wallets, user.today)
    const { total: saved } = await sumPutAside(database, user.id, '0001-01-01', user.today)
    return { data, meta: { total: data.length, next_cursor: null, saved, short } }
  })

  on(app, calls.addGoal, async (request, reply) => {
    const [user, { body }] = [userOf(request), request]
    const added = await addOnce(request, reply, { kind: 'goals', body }, async repeat => {
      await requireWallet(request, body)
      return addGoal(holding(request), user.id, body, repeat).catch(refuseMisfit)
    })
    return { data: await goalOf(request, added.id), activity_ids: added.activity_ids }
  })

  on(app, calls.changeGoal, async request => {
    const [user, { id }, { body }] = [userOf(request), request.params, request]
    await requireWallet(request, body)
    const changed = await changeGoal(
      holding(request),
      user.id,
      id,
      body,
      readTags(request.headers['if-match']),
    )
    if (!changed) throw notFound()
    if (changed.is_other) throw new Refusal(412, 'This has changed since you opened it.')
    return { data: await goalOf(request, id), activity_ids: changed.activity_ids }
  })

  on(app, calls.removeGoal, async request => ({
    data: await removeWithMoves(holding(request), userOf(request).id, request.params.id),
  }))

  on(app, calls.addGoalMove, async (request, reply) => {
    const [user, { id }, { body }] = [userOf(request), request.params, request]
    const asked = { kind: 'goal_moves', body: { ...body, goal_id: id } } as const
    const { activity_ids, ...move } = await addOnce(request, reply, asked, repeat =>
      moveForGoal(holding(request), user.id, id, body, repeat).catch(refuseMisfit),
    )
    return { data: { goal: await goalOf(request, id), move }, activity_ids }
  })

  on(app, calls.removeGoalMove, async request => {
    const { id, move_id } = request.params
    const activityId = await removeGoalMove(holding(request), userOf(request).id, id, move_id)
    if (activityId === undefined) throw notFound()
    return { data: { count: 1, activity_ids: [activityId] } }
  })

  async function goalOf(request: FastifyRequest, id: number): Promise<Goal> {
    const user = userOf(request)
    const found = await findGoal(database, user.id, id, user)
    if (!found) throw notFound()
    return found
  }

  async function requireWallet(request: FastifyRequest, { wallet_id }: GoalBody) {
    const user = userOf(request)
    if (wallet_id !== null && !(await hasWallet(database, user.id, wallet_id)))
      throw refusedField(422, 'wallet_id', 'Choose one from the list')
  }
}

function refuseMisfit(error: unknown): never {
  refuseMoreGoals(error)
  throw error
}

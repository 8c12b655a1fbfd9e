import { calls } from '@pundi/contract'
import type { FastifyPluginAsync } from 'fastify'
import { holding, userOf } from '../auth/guards'
import { on } from '../http/on'
import { addOnce } from '../idempotency/add-once'
import { addOwed } from './add-owed'
import { moveBudget, removeBudget, setBudget, setBudgets } from './change-budgets'
import { listBudgetMonths, listBudgets } from './list-budgets'

export const budgetRoutes: FastifyPluginAsync = async app => {
  const { database } = app

  on(app, calls.listBudgets, async request => {
    const user = userOf(request)
    return addOwed(database, user, await listBudgets(database, user, request.query.period))
  })

  on(app, calls.listBudgetMonths, async request =>
    listBudgetMonths(database, userOf(request), request.query.period),
  )

  on(app, calls.setBudgets, async request => ({
    data: await setBudgets(holding(request), userOf(request), request.body),
  }))

  on(app, calls.setBudget, async request => ({
    data: await setBudget(holding(request), userOf(request), request.params.category_id, request.body),
  }))

  on(app, calls.removeBudget, async request => ({
    data: await removeBudget(
      holding(request),
      userOf(request),
      request.params.category_id,
      request.query.period,
    ),
  }))

  on(app, calls.moveBudget, async (request, reply) => ({
    data: await addOnce(request, reply, { kind: 'budgets', body: request.body }, repeat =>
      moveBudget(holding(request), userOf(request), request.body, repeat),
    ),
  }))
}

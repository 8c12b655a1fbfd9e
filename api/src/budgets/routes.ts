import * as calls from '@pundi/contract/declared'
import type { FastifyPluginAsync } from 'fastify'
import { holding, userOf } from '../platform/caller/guards'
import { on } from '../platform/http/on'
import { addOnce } from '../platform/idempotency/add-once'
import { listBudgetMonths, listBudgetsWithOwed } from './list-budgets'
import { moveBudget, removeBudget, setBudget, setBudgets } from './change-budgets'

export const budgetRoutes: FastifyPluginAsync = async app => {
  const { database } = app

  on(app, calls.listBudgets, async request =>
    listBudgetsWithOwed(database, userOf(request), request.query.period),
  )

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

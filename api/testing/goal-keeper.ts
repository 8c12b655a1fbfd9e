import type { Goal } from '@pundi/contract'
import { newPurse } from './purse'
import type { Api } from './start-api'

export async function newGoalKeeper(api: Api) {
  const purse = await newPurse(api)
  const add = (changes: object = {}, headers = {}) =>
    purse.call('POST /api/goals', { ...newGoal, ...changes }, headers)
  return {
    ...purse,
    add,
    goal: async (changes: object = {}): Promise<number> => (await add(changes)).json.data.id,
    move: (id: number, amount: string, moved_on: string, headers = {}) =>
      purse.call(`POST /api/goals/${id}/moves`, { amount, moved_on }, headers),
    goals: async () => (await purse.call('GET /api/goals')).json.data as unknown as Goal[],
  }
}

export type GoalKeeper = Awaited<ReturnType<typeof newGoalKeeper>>

const newGoal = { name: 'Laptop', target: '12000000', due_on: null, wallet_id: null }

import type { CallOf } from '../call'
import type * as declared from './declared'

export const listGoals: CallOf<typeof declared.listGoals> = { name: 'GET /goals' }
export const addGoal: CallOf<typeof declared.addGoal> = { name: 'POST /goals' }
export const changeGoal: CallOf<typeof declared.changeGoal> = { name: 'PUT /goals/:id' }
export const removeGoal: CallOf<typeof declared.removeGoal> = { name: 'DELETE /goals/:id' }
export const addGoalMove: CallOf<typeof declared.addGoalMove> = { name: 'POST /goals/:id/moves' }
export const removeGoalMove: CallOf<typeof declared.removeGoalMove> = {
  name: 'DELETE /goals/:id/moves/:move_id',
}

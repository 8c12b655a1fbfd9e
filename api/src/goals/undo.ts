import type { GoalBody } from '@pundi/contract'
import { inOrder, isAlike, oneByOne, statesOf, type Undoable } from '../ledger/undo/undoable'
import { refuse } from '../ledger/undo/logged-states'
import { namesOf } from '../platform/database/compose-statement'
import { isMisfit } from '../platform/database/database'
import { refuseMoreGoals } from './change-goals'
import { writtenTypes } from './queries'
import {
  bringBackGoal,
  bringBackGoalMove,
  goalMoveStates,
  goalStates,
  hasOtherMoves,
} from './restore-queries'
import { removeGoal, removeGoalMove } from './write-queries'

export const undoGoal: Undoable = {
  subject: 'goal',
  states: goalStates,
  judge: ({ before, after }, world, { overwrite }) => {
    const present = statesOf(world, 'goal').get(before.id) ?? null
    if (isAlike(present, before, written)) return { obstacles: ['same'], wanted: before, present }
    const isChanged = present !== null && !isAlike(present, after, written) && !overwrite
    return { obstacles: isChanged ? ['changed'] : [], wanted: before, present }
  },
  takeBack: {
    isAsAdded: (present, added) => isAlike(present, added, written),
    of: 'places',
    isUsed: (db, userId, { after }) => hasOtherMoves(db, userId, after),
    remove: async (client, { userId }, { after }) => [await removeGoal(client, userId, after.id)],
  },
  bringBack: (client, { userId }, steps) =>
    oneByOne(inOrder(steps), step => bringBackGoal(client, userId, step)),
  refuse: refuseMoreGoals,
  show: ({ line: _, ...change }) => ({ goal: change }),
}

const written: (keyof GoalBody)[] = namesOf(writtenTypes)

export const undoGoalMove: Undoable = {
  subject: 'goal_move',
  states: goalMoveStates,
  /**
   * A goal's move (money put in or taken out) cannot be edited. So a removed move can be restored
   * whenever its goal exists.
   */
  judge: ({ before }, world) => {
    const present = statesOf(world, 'goal_move').get(before.id) ?? null
    const isThere = before.goal_id !== undefined && statesOf(world, 'goal').has(before.goal_id)
    return { obstacles: present ? ['same'] : isThere ? [] : ['goal'], wanted: before, present }
  },
  takeBack: {
    of: 'places',
    isAsAdded: () => true,
    isUsed: () => Promise.resolve(false),
    remove: async (client, { userId }, { after: { id, goal_id = 0 } }) => {
      const entry = await removeGoalMove(client, userId, goal_id, id)
      return entry === undefined ? [] : [entry]
    },
  },
  bringBack: (client, { userId }, steps) =>
    oneByOne(inOrder(steps), step => bringBackGoalMove(client, userId, step)),
  refuse: error => {
    if (isMisfit(error, 'goal_moves_of_goal')) throw refuse('goal')
  },
  show: ({ line, ...change }) => {
    const moved = (change.after ?? change.before ?? line)?.amount
    return { goal: change, ...(moved !== undefined && { moved: moved.replace('-', '') }) }
  },
}

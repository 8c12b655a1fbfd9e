import { inOrder, oneByOne, statesOf, type Undoable } from '../ledger/undo/undoable'
import { bringBackInstalments, removePlan } from './write-queries'
import { isPaid, instalmentsStates } from './queries'
import { refuseMoreInstalments } from './change-instalments'

export const undoInstalments: Undoable = {
  subject: 'instalments',
  states: instalmentsStates,
  judge: ({ before }, world) => {
    const present = statesOf(world, 'instalments').get(before.id) ?? null
    return { obstacles: present ? ['same'] : [], wanted: before, present }
  },
  takeBack: {
    isAsAdded: () => true,
    of: 'places',
    isUsed: (db, userId, { after }) => isPaid(db, userId, after.id),
    remove: async (client, { userId }, { after }) => [await removePlan(client, userId, after.id)],
  },
  bringBack: (client, { userId }, steps) =>
    oneByOne(inOrder(steps), step => bringBackInstalments(client, userId, step)),
  refuse: refuseMoreInstalments,
  show: ({ line: _, ...change }) => ({ instalments: change }),
}

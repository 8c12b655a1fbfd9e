import { undoBudget } from './budgets/undo'
import { undoCategory } from './categories/undo'
import { undoCategoryOrder } from './categories/undo-order'
import { undoGoal, undoGoalMove } from './goals/undo'
import { undoInstalments } from './instalments/undo'
import type { Undoable } from './ledger/undo/undoable'
import { undoSchedule } from './schedules/undo'
import { undoTransaction } from './transactions/undo'
import { undoTransfer } from './transfers/undo'
import { undoWallet } from './wallets/undo'

/**
 * The kinds of record that the activity log can restore, in the order in which they are restored
 * and locked. A record may refer to records of kinds that come earlier.
 */
export const undoable: readonly Undoable[] = [
  undoCategory,
  undoCategoryOrder,
  undoWallet,
  undoTransfer,
  undoTransaction,
  undoInstalments,
  undoGoal,
  undoGoalMove,
  undoBudget,
  undoSchedule,
]

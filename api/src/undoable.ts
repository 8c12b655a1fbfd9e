import { undoBudget } from './budgets/undo'
import { undoCategory } from './categories/undo'
import { undoGoal, undoGoalMove } from './goals/undo'
import { undoInstalments } from './instalments/undo'
import type { Undoable } from './ledger/undo/undoable'
import { undoSchedule } from './schedules/undo'
import { undoTransaction } from './transactions/undo'
import { undoTransfer } from './transfers/undo'
import { undoWallet } from './wallets/undo'

/**
 * The kinds of record that the log can restore, in the order of restoring: a record may refer to records of the kinds
 * above its own. All changes lock in this order.
 */
export const undoable: readonly Undoable[] = [
  undoCategory,
  undoWallet,
  undoTransfer,
  undoTransaction,
  undoInstalments,
  undoGoal,
  undoGoalMove,
  undoBudget,
  undoSchedule,
]

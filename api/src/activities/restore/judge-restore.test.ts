import type { RestoreBody } from '@pundi/contract'
import { type Entry, isRestorable, type LoggedState, type Restorable } from '../../ledger/undo/logged-states'
import type { World } from '../../ledger/undo/undoable'
import { undoable } from '../../undoable'
import { undoableOf } from './plan-restore'

const booked = {
  ...{ id: 5, type: 'expense', amount: '20000.00', category_id: 1, name: 'Makanan', description: 'Bakso' },
  ...{ transaction_date: '2026-02-28', created_at: '2026-02-28T01:00:00Z' },
} as LoggedState
const changes = {
  ...{
    type: 'income',
    amount: '20000.01',
    category_id: 2,
    description: 'Soto',
    transaction_date: '2026-03-01',
  },
}
const each = Object.entries(changes).map(([field, value]) => ({ [field]: value }))

const food = { id: 1, name: 'Makanan', type: 'expense', created_at: '2026-01-01T00:00:00Z' } as LoggedState
const salary = { ...food, id: 2, name: 'Gaji', type: 'income' } as LoggedState

describe('of a transaction', () => {
  test.each(each)('another %j since is a change that is asked about', change => {
    const after = { ...booked, description: 'as it was changed to' }
    const { obstacles } = judge(entryOf('transaction', booked, after), [{ ...after, ...change }])
    expect(obstacles).toEqual(['changed'])
  })

  test.each(each)('what differs in %j alone is not as it was already', change => {
    const present = { ...booked, ...change }
    expect(judge(entryOf('transaction', booked, present), [present]).obstacles).toEqual([])
  })

  test('what is as it was already needs nothing, whatever its category is called by now', () => {
    const { obstacles } = judge(entryOf('transaction', booked, null), [{ ...booked, name: 'Makan' }])
    expect(obstacles).toEqual(['same'])
  })

  test('a change since is passed over where that is wished, and where it is gone there is none', () => {
    const entry = entryOf('transaction', booked, { ...booked, amount: '1.00' })
    const present = { ...booked, amount: '2.00' }
    expect(judge(entry, [present], [food], { overwrite: true }).obstacles).toEqual([])
    expect(judge(entry, []).obstacles).toEqual([])
  })

  test('a category that is gone, or of another type, is asked about', () => {
    const entry = entryOf('transaction', booked, null)
    expect(judge(entry, [], []).obstacles).toEqual(['category'])
    expect(judge(entry, [], [{ ...food, type: 'income' }]).obstacles).toEqual(['category'])
    expect(judge(entry, [], [salary], { category_id: 2 }).obstacles).toEqual(['category'])
    const other = { ...food, id: 3, name: 'Jajan' }
    expect(judge(entry, [], [other], { category_id: 3 })).toMatchObject({
      ...{ obstacles: [], wanted: { category_id: 3, name: 'Jajan' }, present: null },
    })
  })
})

describe('of a category', () => {
  const renamed = { ...food, name: 'Jajan' }
  const entry = entryOf('category', food, renamed)

  test('its name and its type are what it is', () => {
    expect(judge(entry, [], [food]).obstacles).toEqual(['same'])
    expect(judge(entry, [], [renamed]).obstacles).toEqual([])
    expect(judge(entry, [], [{ ...renamed, name: 'Makan' }]).obstacles).toEqual(['changed'])
    expect(judge(entry, [], [{ ...renamed, type: 'income' }]).obstacles).toEqual(['changed'])
    expect(judge(entry, [], [{ ...food, type: 'income' }]).obstacles).toEqual(['changed'])
  })

  test('its type stays while it has transactions', () => {
    const present = { ...food, type: 'income' } as LoggedState
    const changed = entryOf('category', food, present)
    expect(judge(changed, [], [present], {}, 1).obstacles).toEqual(['type'])
    expect(judge(changed, [], [present], {}, 0).obstacles).toEqual([])
    expect(judge(entry, [], [renamed], {}, 1).obstacles).toEqual([])
  })

  test('one that is gone was not changed since', () => {
    expect(judge(entry, [], []).obstacles).toEqual([])
  })

  test('a name is taken by another one of its type, in whatever capitals', () => {
    const gone = entryOf('category', food, null)
    const named = (name: string, type: string) => [{ ...food, id: 9, name, type } as LoggedState]
    expect(judge(gone, [], named('MAKANAN', 'expense')).obstacles).toEqual(['name'])
    expect(judge(gone, [], [...named('MAKANAN', 'expense'), salary]).obstacles).toEqual(['name'])
    expect(judge(gone, [], named('Makanan', 'income')).obstacles).toEqual([])
    expect(judge(gone, [], named('Makan', 'expense')).obstacles).toEqual([])
    expect(judge(gone, [], named('MAKANAN', 'expense'), { name: 'Jajan' }).obstacles).toEqual([])
    expect(judge(entry, [], [{ ...food, name: 'MAKANAN' }], { overwrite: true }).obstacles).toEqual([])
  })
})

test('only what was done, to a record that was there before, can be brought back', () => {
  const entry = entryOf('transaction', booked, null)
  expect(isRestorable(entry)).toBe(true)
  for (const change of [{ status: 'Gagal' }, { before: null }, { subject: null }])
    expect(isRestorable({ ...entry, ...change } as Entry)).toBe(false)
})

function entryOf(
  subject: 'transaction' | 'category',
  before: LoggedState,
  after: LoggedState | null,
): Restorable {
  const common = {
    id: 1,
    type: 'Change',
    amount: null,
    date: '2026-03-01T00:00:00Z',
    status: 'Sukses' as const,
  }
  return { ...common, subject, record_id: before.id, before, after }
}

function judge(
  entry: Restorable,
  transactions: LoggedState[],
  categories: LoggedState[] = [food, salary],
  ways: RestoreBody = {},
  count = 0,
) {
  const world: World = {
    states: new Map([
      ['transaction', byId(transactions)],
      ['category', byId(categories)],
      ['wallet', new Map()],
    ]),
    movable: ['transaction'],
    removals: [],
    taken_days: new Map(),
    counts: new Map(categories.map(({ id }) => [id, count])),
  }
  return undoableOf(undoable, entry).judge(entry, world, ways)
}

const byId = (states: LoggedState[]) => new Map(states.map(state => [state.id, state]))

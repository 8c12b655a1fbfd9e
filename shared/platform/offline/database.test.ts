import 'fake-indexeddb/auto'
import { transact } from './database'

const read = () => transact('kept', { texts: undefined }, store => store('texts').get('a'))

beforeEach(async () => {
  await transact('kept', { texts: undefined }, store => store('texts').put('written', 'a'))
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] })
})
afterEach(() => jest.useRealTimers())

test('a transaction that is committed, but whose end is told late, gives its result', async () => {
  const { begun, tellEnd } = holdEnd()
  const result = read()
  const transaction = await begun
  await jest.advanceTimersByTimeAsync(3000)
  expect(() => transaction.abort()).toThrow('not allowed')
  tellEnd()
  expect(await result).toBe('written')
})

test('a transaction that does not end is aborted', async () => {
  const abort = jest.spyOn(IDBTransaction.prototype, 'abort')
  const refused = expect(transact('kept', { texts: undefined }, keepBusy)).rejects.toThrow('No answer')
  await jest.advanceTimersByTimeAsync(3000)
  await refused
  expect(abort).toHaveBeenCalledTimes(1)
})

/** Holds back the event that a transaction is complete. */
function holdEnd() {
  let tellEnd = () => {}
  const begin = IDBDatabase.prototype.transaction
  const begun = new Promise<IDBTransaction>(resolve => {
    jest.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function (
      this: IDBDatabase,
      ...given
    ) {
      const transaction = begin.apply(this, given)
      transaction.addEventListener('complete', event => {
        event.stopImmediatePropagation()
        resolve(transaction)
      })
      tellEnd = () => void transaction.oncomplete?.(new Event('complete'))
      return transaction
    })
  })
  return { begun, tellEnd: () => tellEnd() }
}

/** A transaction stays open while each answer begins another request. */
function keepBusy(store: (name: string) => IDBObjectStore) {
  const request = store('texts').get('a')
  request.onsuccess = () => keepBusy(store)
  return request
}

import fc from 'fast-check'
import { rounds } from '@pundi/devkit/testing/rounds'
import { describeList, without, type Filter } from './describe-list'

const names = ['search', 'category', 'type', 'min_amount', 'max_amount', 'date_range'] as const
const sorts = ['-date', 'date', '-amount', 'amount'] as const
const list = describeList('/transactions', names, sorts)

const read = (query: string) => list.read(new URLSearchParams(query))

test('an address without a query is everything, newest first', () => {
  expect(read('')).toEqual({ filter: {}, sort: '-date', cursor: undefined, no: 1 })
  expect(list.queryOf(read(''))).toEqual({})
})

test('empty conditions of a form that was sent as it is are absent', () => {
  expect(read('category=&type=&min_amount=&max_amount=&date_range=&search=+&sort=').filter).toEqual({})
})

test('a type is read in any case', () => {
  expect(read('type=EXPENSE').filter).toEqual({ type: 'expense' })
})

test.each(['no=0', 'no=-1', 'no=1e9', 'no=many', 'no=51'])(
  'the number %s without a page that it belongs to is 1',
  query => {
    expect(read(query).no).toBe(1)
  },
)

test('what is no order is the newest first', () => {
  expect(read('sort=name').sort).toBe('-date')
})

test('the next page goes on counting from this one', () => {
  const view = read('type=income&cursor=abc&no=51')
  expect(list.addressAfter(view, 'def', 50)).toBe('/transactions?type=income&cursor=def&no=101')
  expect(list.addressOf(view)).toBe('/transactions?type=income')
})

test('a filter that is taken out leaves the others', () => {
  expect(without<'type' | 'search'>({ type: 'income', search: 'a' }, 'type')).toEqual({ search: 'a' })
})

test('whatever somebody filters by, its address brings it back', () => {
  const values = fc.string({ unit: 'binary', minLength: 1 }).filter(value => value.trim() !== '')
  const filters = fc
    .dictionary(fc.constantFrom(...names.filter(name => name !== 'type')), values)
    .map((filter): Filter => ({ ...filter }))
  fc.assert(
    fc.property(filters, fc.constantFrom(...sorts), (filter, sort) => {
      const view = list.read(new URL(list.addressOf({ filter, sort }), 'http://localhost').searchParams)
      expect(view).toEqual({ filter: wellFormed(filter), sort, cursor: undefined, no: 1 })
    }),
    rounds(),
  )
})

/** Replaces lone surrogates, which URLs cannot contain. */
const wellFormed = (filter: Filter) =>
  Object.fromEntries(Object.entries(filter).map(([name, value]) => [name, value!.toWellFormed()]))

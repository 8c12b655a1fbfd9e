import { addressOf, readView } from './view'

test('the address says what is searched and which page is shown', () => {
  const address = addressOf('gaji & bonus', { page: 3, cursor: 'abc=' })
  expect(readView(new URL(address, 'http://localhost').searchParams)).toEqual({
    search: 'gaji & bonus',
    page: 3,
    query: { limit: 20, search: 'gaji & bonus', cursor: 'abc=' },
  })
})

test('an address that says nothing, or nothing sensible, is that of the first page', () => {
  expect(addressOf('')).toBe('/log-activity')
  expect(readView(new URLSearchParams('page=7'))).toEqual({ search: '', page: 1, query: { limit: 20 } })
  expect(readView(new URLSearchParams('page=x&cursor=c')).page).toBe(2)
})

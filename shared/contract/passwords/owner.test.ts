import { findWeakness, weaknesses } from '.'

const budi = { name: ' Budi 1795386757726 ', email: 'Budi.Santoso-default-1795386757726@breaker.example' }

test.each([
  ['budi.santoso-default-1795386757726@breaker.example'],
  ['BUDI.SANTOSO-DEFAULT-1795386757726'],
  [' budi_santoso_default_1795386757726'],
  ['12!budi.santoso-default-1795386757726#99'],
  ['ｂｕｄｉ\u00ad 1795386757726'],
  ['budi1795386757726'],
])('%j is the owner’s name or address, however many digits it has', password => {
  expect(findWeakness(password, budi)).toBe(weaknesses.own)
  expect(findWeakness(`${password} gunung laut`, budi)).toBeUndefined()
})

test('a name of signs alone is no password either', () => {
  const name = '♠♥♦♣★☆☀☂☃☎'
  expect(findWeakness(name)).toBeUndefined()
  expect(findWeakness(name, { name })).toBe(weaknesses.own)
})

import { findWeakness, weaknesses } from '.'
import { isOwn } from './owner'

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

const kim = { name: 'Kim', email: 'kim.9081726354@breaker.example' }

test('signs between the parts of an address may differ, though its digits would make a password', () => {
  expect(findWeakness('kim_9081726354', kim)).toBe(weaknesses.own)
  expect(findWeakness('kim_9081726354')).toBeUndefined()
})

test('eight digits and signs may stand around a whole name, a ninth makes a password of it', () => {
  const owner = { name: 'a1b' }
  expect(findWeakness('a1b90817263', owner)).toBe(weaknesses.own)
  expect(findWeakness('a1b908172635', owner)).toBeUndefined()
})

test('blanks before and after count neither in a name nor in a password', () => {
  const name = '♠♥♦♣★☆☀☂☃☎'
  expect(isOwn(name, { name: ` ${name} ` })).toBe(true)
  expect(isOwn(` ${name} `, { name })).toBe(true)
})

test('the part of an address before its last @ is its owner’s, and a name that is not given nobody’s', () => {
  expect(isOwn('kim@home', { email: 'kim@home@breaker.example' })).toBe(true)
  expect(isOwn('', {})).toBe(false)
})

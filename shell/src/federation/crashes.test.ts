import { noteCrash, noteDrawn } from './crashes'

test('a page that breaks is counted until it was drawn once, each error once', () => {
  const first = new Error('first')
  expect(noteCrash('user/dashboard', first)).toBe(1)
  expect(noteCrash('user/dashboard', first)).toBe(0)
  expect(noteCrash('user/dashboard', new Error('second'))).toBe(2)
  expect(noteCrash('user/category', new Error('third'))).toBe(1)
  noteDrawn('user/dashboard')
  expect(noteCrash('user/dashboard', new Error('fourth'))).toBe(0)
  expect(noteCrash('user/category', new Error('fifth'))).toBe(2)
})

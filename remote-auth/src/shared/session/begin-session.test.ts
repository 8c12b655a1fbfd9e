import fc from 'fast-check'
import { rounds } from '@pundi/devkit/testing/rounds'
import { areaOf, nextPath } from '@pundi/contract/federation'
import { pageTable } from '../../pages'

test('without a wish, an admin goes to /admin and everybody else to /dashboard', () => {
  expect(nextPath(null, 'admin')).toBe('/admin')
  expect(nextPath(null, 'user')).toBe('/dashboard')
  expect(nextPath('', 'user')).toBe('/dashboard')
})

test.each([
  '/transactions',
  '/transactions?type=income&min_amount=5',
  '/log-activity#latest',
  '/any-area/of-any-team',
])('who was headed to %s goes there', next => {
  expect(nextPath(next, 'user')).toBe(next)
  expect(nextPath(next, 'admin')).toBe(next)
})

test('who wanted to change their password goes there', () => {
  expect(nextPath('/change-password', 'user')).toBe('/change-password')
  expect(nextPath('/change-password', 'admin')).toBe('/change-password')
})

test('from signing in nobody is led to another page of this area', () => {
  const others = pageTable.pages.map(({ path }) => path).filter(path => path !== '/change-password')
  expect(others).toContain('/google-callback')
  for (const path of others) expect([path, nextPath(path, 'user')]).toEqual([path, '/dashboard'])
})

test('a page of the admin area is for admins only', () => {
  expect(nextPath('/admin/users?search=a', 'admin')).toBe('/admin/users?search=a')
  expect(nextPath('/admin/users', 'user')).toBe('/dashboard')
  expect(nextPath('/transactions/../admin', 'user')).toBe('/dashboard')
  expect(nextPath('/transactions/%2e%2e/admin', 'user')).toBe('/dashboard')
})

test.each([
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  ' //evil.example',
  'https:evil.example',
  'https://evil.example/dashboard',
  'javascript:alert(1)',
  'data:text/html,hi',
  'dashboard',
  '?next=/dashboard',
  '/./..//evil.example',
  '/dashboard/..//evil.example',
  '/sign-in',
  '/sign-up?next=/sign-up',
  '/',
  '/api/auth/google/redirect',
  '/r/user/abc/entry.js',
  '/Admin',
  '/dash%62oard',
])('%j leads nowhere but home', next => {
  expect(nextPath(next, 'user')).toBe('/dashboard')
})

test('whatever is wished for, the browser stays on this origin and in an area that may be entered', () => {
  const wish = fc.oneof(
    fc.string(),
    fc.webUrl(),
    fc
      .array(
        fc.constantFrom('/', '\\', '.', '..', ':', '@', 'evil.example', 'admin', 'dashboard', '\t', '%2f'),
      )
      .map(parts => parts.join('')),
  )
  fc.assert(
    fc.property(wish, next => {
      const there = new URL(nextPath(next, 'user'), 'http://pundi.example')
      expect(there.origin).toBe('http://pundi.example')
      expect(areaOf(there.pathname)).toBe('user')
    }),
    rounds(),
  )
})

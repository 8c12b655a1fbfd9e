import { expect, test } from '@jest/globals'
import type { Registry } from '@pundi/contract/federation'
import type { Preview } from '../registry/preview'
import type { HistoryEntry } from './history'
import { longestTab, neededBuilds } from './needed-builds'

const now = Date.parse('2026-11-24T00:00:00Z')

const registry = {
  ...{ schema: 1, revision: 9 },
  shell: { current: { remote: 'shell', id: 's3' }, fallback: ['s2'], revoked: ['s1'] },
  remotes: {
    user: {
      ...{ current: { remote: 'user', id: 'u3' }, fallback: ['u2', 'u1'], passed: ['u4'], revoked: ['u0'] },
      canary: { build: { remote: 'user', id: 'u5' }, percent: 10 },
    },
    admin: { current: { remote: 'admin', id: 'a1' }, fallback: [], revoked: [] },
  },
} as unknown as Registry

const inForce = ['shell/s3', 'shell/s2', 'user/u3', 'user/u2', 'user/u1', 'user/u4', 'user/u5', 'admin/a1']

const entry = (remote: string, previous: string | null, before: number) =>
  ({ remote, previous, id: 'new', at: new Date(now - before).toISOString() }) as HistoryEntry

const needed = (history: HistoryEntry[], previews: Preview[] = []) =>
  [...neededBuilds(registry, history, previews, now)].sort()

test('builds in force are needed, all that may take their place, and one that a part of all browsers runs', () => {
  expect(needed([])).toEqual([...inForce].sort())
})

test('a build that a link opens is needed', () => {
  const preview = { remote: 'auth', id: 'p1' } as unknown as Preview
  expect(needed([], [preview])).toEqual([...inForce, 'auth/p1'].sort())
})

test('a build is needed for 7 days after another took its place, and no longer', () => {
  const history = [
    entry('user', 'older', longestTab),
    entry('user', 'old', longestTab - 1),
    entry('admin', 'young', 0),
    entry('auth', null, 0),
  ]
  expect(needed(history)).toEqual([...inForce, 'user/old', 'admin/young'].sort())
})

test('before the first publication nothing is needed', () => {
  expect(neededBuilds({ schema: 1, revision: 0, shell: null, remotes: {} }, [], [], now).size).toBe(0)
})

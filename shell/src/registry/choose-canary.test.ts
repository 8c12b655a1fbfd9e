import type { Registry, RemoteBuild, Published } from '@pundi/contract/federation'
import { chooseCanary } from './choose-canary'
import { quarantine } from './quarantine'

const build = (id: string) =>
  ({ id: id.padEnd(12, '0'), remote: 'user', integrity: {} }) as unknown as Published<RemoteBuild>

const current = build('0000000a')
const canary = build('00000000')

const registry = (percent: number): Registry => ({
  ...{ schema: 1, revision: 1, shell: null },
  remotes: { user: { current, fallback: [], revoked: [], canary: { build: canary, percent } } },
})

const chosen = (seen: Registry) => chooseCanary(seen).remotes.user?.current.id

test.each([
  ['9', 10, true],
  ['10', 10, false],
  ['0', 1, true],
  ['99', 99, false],
  ['98', 99, true],
])('a browser that drew %s is of %i in a hundred: %s', (lot, percent, isOne) => {
  localStorage.setItem('lot', lot)
  expect(chosen(registry(percent))).toBe((isOne ? canary : current).id)
  expect(chosen(registry(percent))).toBe((isOne ? canary : current).id)
})

test('another build is tried by another part', () => {
  localStorage.setItem('lot', '5')
  const other = registry(10)
  other.remotes.user!.canary!.build = build('00000032')
  expect([chosen(registry(10)), chosen(other)]).toEqual([canary.id, current.id])
})

test('who has no number yet draws one and keeps it', () => {
  jest.spyOn(Math, 'random').mockReturnValue(0.07)
  expect(chosen(registry(10))).toBe(canary.id)
  expect(localStorage.getItem('lot')).toBe('7')
})

test.each(['x', '100', '-1', ''])('a number that is none, %j, is drawn anew', lot => {
  localStorage.setItem('lot', lot)
  jest.spyOn(Math, 'random').mockReturnValue(0.5)
  chosen(registry(10))
  expect(localStorage.getItem('lot')).toBe('50')
})

test('where the browser keeps nothing, or the build failed a moment ago, the one in force is taken', () => {
  localStorage.setItem('lot', '0')
  quarantine(canary.id)
  expect(chosen(registry(99))).toBe(current.id)
  localStorage.removeItem('quarantine')
  expect(chosen(registry(99))).toBe(canary.id)
  for (const method of ['getItem', 'setItem'] as const)
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new Error('forbidden')
    })
  expect(chosen(registry(99))).toBe(current.id)
})

test('without a canary nothing is drawn', () => {
  const { canary: _, ...plain } = registry(10).remotes.user!
  const seen: Registry = { ...registry(10), remotes: { user: plain } }
  expect(chooseCanary(seen)).toEqual(seen)
  expect(localStorage.getItem('lot')).toBeNull()
})

import vm from 'node:vm'

type Compiled = ((given: string) => unknown) & { cachedDataRejected?: boolean }

const compile = (source: string) =>
  vm.compileFunction(source, ['given'], { filename: 'module.js' }) as Compiled

test('a source that this process has compiled is taken as it was read', () => {
  const first = compile('return given')
  const again = compile('return given')
  expect([first('one'), again('two')]).toEqual(['one', 'two'])
  expect(again.cachedDataRejected).toBe(false)
})

test('another source of the same file is read itself', () => {
  compile('return given')
  const other = compile('return [given]')
  expect(other('one')).toEqual(['one'])
  expect(other.cachedDataRejected).toBeUndefined()
})

import { setFlagsFromString } from 'node:v8'
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

test('a source of which V8 gives no data is compiled all the same', () => {
  const asm = 'return (function () { "use asm"; function f() { return 0 | 0 } return { f: f } })().f()'
  expect([compile(asm)(''), compile(asm)('')]).toEqual([0, 0])
})

test('a module that this process has compiled is taken as it was read, and read anew where V8 no longer takes that', () => {
  // Its types lack this method, which is called each time that a module is read.
  const modules = vm.SourceTextModule.prototype as unknown as { createCachedData: () => Buffer }
  const read = jest.spyOn(modules, 'createCachedData')
  const load = (source: string) => new vm.SourceTextModule(source, { identifier: 'module.mjs' })
  load('export default 1')
  load('export default 1')
  expect(read).toHaveBeenCalledTimes(1)
  load('export default 2')
  expect(read).toHaveBeenCalledTimes(2)
  setFlagsFromString('--expose-gc')
  load('export default 2')
  setFlagsFromString('--no-expose-gc')
  expect(read).toHaveBeenCalledTimes(3)
})

test('a function that V8 no longer takes as it was read is read anew', () => {
  compile('return given')
  setFlagsFromString('--expose-gc')
  const rejected = [compile, compile, compile].map(one => one('return given').cachedDataRejected)
  setFlagsFromString('--no-expose-gc')
  expect(rejected).toEqual([true, undefined, false])
})

test('a module that loads another later loads it for the test file that it was made for', async () => {
  const load = async (importModuleDynamically: () => never) => {
    const module = new vm.SourceTextModule('await import("late")', {
      identifier: 'late.mjs',
      importModuleDynamically,
    })
    await module.link(() => module)
    return module.evaluate()
  }
  const refuse = (file: string) => () => {
    throw new Error(`Asked for ${file}`)
  }
  await expect(load(refuse('the first'))).rejects.toThrow('Asked for the first')
  await expect(load(refuse('the second'))).rejects.toThrow('Asked for the second')
})

test('what is kept of a source does not keep the test file that it was read for', async () => {
  setFlagsFromString('--expose-gc')
  const collect = vm.runInNewContext('gc') as () => void
  setFlagsFromString('--no-expose-gc')
  const left = compileElsewhere()
  // At the first collection the stack may still hold it.
  for (let times = 0; times < 20 && left.deref() !== undefined; times += 1) {
    await new Promise(resolve => setTimeout(resolve, 10))
    collect()
  }
  expect(left.deref()).toBeUndefined()
})

/** Compiles a source among other globals, and returns one of them. */
function compileElsewhere() {
  const parsingContext = vm.createContext({})
  vm.compileFunction('return given', ['given'], { filename: `elsewhere-${Date.now()}.js`, parsingContext })
  return new WeakRef(vm.runInContext('Uint8Array', parsingContext) as object)
}

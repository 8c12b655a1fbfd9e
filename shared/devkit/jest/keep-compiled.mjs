import { Buffer } from 'node:buffer'
import vm from 'node:vm'

/*
 * Jest compiles each module anew for each test file. What V8 has read of a source is kept here for the next test file of
 * the same process, which takes less than half the time for it.
 */

const { compileFunction, SourceTextModule } = vm
const kept = new Map()

/** A function or module that is made of cached data cannot load others by `import()`: it has lost the callback for it. */
const importsLate = /\bimport\s*[(/]/

const canBeKept = (name, source) => name !== undefined && !importsLate.test(source)

/** The data of this source, if it was the last one of its name. */
const find = (name, source) => {
  const known = kept.get(name)
  return known?.source === source ? known.cachedData : undefined
}

/** Keeps a copy: the data that V8 gives belong to the test file, and would keep all of it in memory. Some sources have none. */
function keep(name, source, cachedData) {
  if (cachedData?.length) kept.set(name, { source, cachedData: Buffer.from(cachedData) })
}

vm.compileFunction = (source, parameters, options = {}) => {
  const { filename } = options
  const cachedData = find(filename, source)
  if (!cachedData && !canBeKept(filename, source)) return compileFunction(source, parameters, options)
  const given = cachedData ? { cachedData } : { produceCachedData: true }
  const compiled = compileFunction(source, parameters, { ...options, ...given })
  if (!cachedData) keep(filename, source, compiled.cachedData)
  else if (compiled.cachedDataRejected) kept.delete(filename)
  return compiled
}

// Node has it with a flag only, without which tests of a browser run, too.
if (SourceTextModule)
  vm.SourceTextModule = class extends SourceTextModule {
    constructor(source, options = {}) {
      const { identifier } = options
      try {
        super(source, { ...options, cachedData: find(identifier, source) })
      } catch (error) {
        // V8 takes no data that it made under other flags; of a module, Node throws then.
        if (error.code !== 'ERR_VM_MODULE_CACHED_DATA_REJECTED') throw error
        kept.delete(identifier)
        super(source, options)
      }
      if (!find(identifier, source) && canBeKept(identifier, source))
        keep(identifier, source, this.createCachedData())
    }
  }

import { Buffer } from 'node:buffer'
import vm from 'node:vm'

/*
 * Jest compiles each module anew for each test file. What V8 has read of a source is kept here for the next test file of
 * the same process, which takes less than half the time for it.
 */

const { compileFunction, SourceTextModule } = vm
const kept = new Map()

/** What was read of another test file's module cannot load anything by `import()`: Node no longer knows who loads it. */
const importsLate = /\bimport\s*\(/

const find = (name, source) => {
  const known = kept.get(name)
  return known?.source === source ? known.cachedData : undefined
}

/** A copy: the data that V8 gives belong to the test file, and would keep all of it in memory. */
const keep = (name, source, cachedData) => kept.set(name, { source, cachedData: Buffer.from(cachedData) })

vm.compileFunction = (source, parameters, options = {}) => {
  if (options.filename === undefined || importsLate.test(source))
    return compileFunction(source, parameters, options)
  const cachedData = find(options.filename, source)
  if (cachedData) return compileFunction(source, parameters, { ...options, cachedData })
  const compiled = compileFunction(source, parameters, { ...options, produceCachedData: true })
  keep(options.filename, source, compiled.cachedData)
  return compiled
}

// Node has it with a flag only, without which tests of a browser run, too.
if (SourceTextModule)
  vm.SourceTextModule = class extends SourceTextModule {
    constructor(source, options) {
      const cachedData = find(options.identifier, source)
      super(source, { ...options, cachedData })
      if (cachedData || importsLate.test(source)) return
      keep(options.identifier, source, this.createCachedData())
    }
  }

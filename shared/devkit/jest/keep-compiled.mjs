import vm from 'node:vm'

/*
 * Jest compiles each module anew for each test file. What V8 has read of a source is kept here for the next test file of
 * the same process, which takes less than half the time for it.
 */

const { compileFunction } = vm
const kept = new Map()

vm.compileFunction = (source, parameters, options = {}) => {
  const known = kept.get(options.filename)
  if (known?.source === source)
    return compileFunction(source, parameters, { ...options, cachedData: known.cachedData })
  const compiled = compileFunction(source, parameters, { ...options, produceCachedData: true })
  if (options.filename !== undefined) kept.set(options.filename, { source, cachedData: compiled.cachedData })
  return compiled
}

import { ModuleInfo } from 'eslint-plugin-import-x/core/index'
import { moduleVisitor } from 'eslint-plugin-import-x/utils'

/** The modules that `start` imports, directly or not, each with the path to it. Imports of types count. */
function* importedBy(start) {
  const found = new Set([start.path])
  const waiting = [{ module: start, way: [start.path] }]
  for (const { module, way } of waiting)
    for (const [path, { resolve }] of module.getImports()) {
      if (found.has(path)) continue
      found.add(path)
      yield { path, way }
      const next = resolve()
      if (next) waiting.push({ module: next, way: [...way, path] })
    }
}

/**
 * Adds to `cycles` the cycle that each module is in which `start` imports: modules that import each other, directly or
 * not, have the same one, and no other module has it. By Tarjan's algorithm, so that each module is visited once.
 */
function findCycles(start, cycles) {
  const order = new Map()
  const open = []

  function visit(path, module) {
    const place = order.size
    order.set(path, place)
    open.push(path)
    let lowest = place
    // A module that cannot be read imports none.
    for (const [imported, { resolve }] of module?.getImports() ?? []) {
      if (cycles.has(imported)) continue
      lowest = Math.min(lowest, order.get(imported) ?? visit(imported, resolve()))
    }
    if (lowest === place) for (const one of open.splice(open.indexOf(path))) cycles.set(one, path)
    return lowest
  }

  visit(start.path, start)
}

/** What is known of the sources of one program: an editor makes a new one when they change. */
const known = new WeakMap()

function cyclesOf({ parserServices }) {
  const program = parserServices?.program ?? {}
  if (!known.has(program)) known.set(program, new Map())
  return known.get(program)
}

/**
 * Refuses an import that leads back to its own file. `import-x/no-cycle` ignores imports of types, but files that
 * depend on each other's types cannot be moved or tested apart either.
 */
export const noCycle = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const own = context.physicalFilename
    const cycles = cyclesOf(context.sourceCode)
    return moduleVisitor((source, node) => {
      const imported = ModuleInfo.get(source.value, context)
      if (!imported || imported.path === own) return
      if (!cycles.has(imported.path)) findCycles(imported, cycles)
      // A file that no visited module imports is in no cycle with them.
      if (cycles.get(imported.path) !== cycles.get(own)) return
      for (const { path, way } of importedBy(imported))
        if (path === own) {
          const files = way.map(file => file.slice(context.cwd.length + 1)).join(', then ')
          const message = `Dependency cycle: ${files} comes back here. Move what both need below them.`
          context.report({ node, message })
          return
        }
    })
  },
}

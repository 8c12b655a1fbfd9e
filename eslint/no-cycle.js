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
 * Refuses an import that leads back to its own file. `import-x/no-cycle` ignores imports of types, but files that
 * depend on each other's types cannot be moved or tested apart either.
 */
export const noCycle = {
  meta: { type: 'problem', schema: [] },
  create: context =>
    moduleVisitor((source, node) => {
      const imported = ModuleInfo.get(source.value, context)
      if (!imported || imported.path === context.physicalFilename) return
      for (const { path, way } of importedBy(imported))
        if (path === context.physicalFilename) {
          const files = way.map(file => file.slice(context.cwd.length + 1)).join(', then ')
          const message = `Dependency cycle: ${files} comes back here. Move what both need below them.`
          context.report({ node, message })
          return
        }
    }),
}

import { minimatch } from 'minimatch'
import { dirname, relative, sep } from 'node:path'
import { ResolverFactory } from 'oxc-resolver'

const resolver = new ResolverFactory({
  extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
  conditionNames: ['types', 'import', 'default'],
})

const isIn = path => pattern => minimatch(path, pattern) || path.startsWith(`${pattern}/`)

export const restrictedPaths = {
  meta: {
    type: 'problem',
    schema: [
      {
        type: 'object',
        properties: { root: { type: 'string' }, zones: { type: 'array' } },
        required: ['root', 'zones'],
      },
    ],
  },
  create(context) {
    const [{ root, zones }] = context.options
    const inRoot = path => relative(root, path).replaceAll(sep, '/')
    const own = zones.filter(({ target }) => target.some(isIn(inRoot(context.filename))))
    if (own.length === 0) return {}

    function check({ source }) {
      if (typeof source?.value !== 'string') return
      const { path } = resolver.sync(dirname(context.filename), source.value)
      if (!path) return
      for (const { from, message } of own)
        if (from.some(isIn(inRoot(path)))) context.report({ node: source, message })
    }

    return {
      ImportDeclaration: check,
      ImportExpression: check,
      TSImportType: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    }
  },
}

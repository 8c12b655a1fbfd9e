import type { FastifyInstance } from 'fastify'

const displayName = Symbol.for('fastify.display-name')

/**
 * Names each plugin after its function. For one without a name Fastify looks through all modules that are loaded, at
 * each registration: much of a start in the tests, where every file has modules of its own.
 */
export function namePlugins(app: FastifyInstance) {
  const { register } = app
  app.register = function (this: FastifyInstance, plugin: unknown, ...options: unknown[]): unknown {
    if (typeof plugin === 'function' && !(displayName in plugin))
      Object.assign(plugin, { [displayName]: plugin.name || 'a part of the app' })
    return Reflect.apply(register, this, [plugin, ...options])
  } as typeof register
}

import Fastify from 'fastify'
import { namePlugins } from './decorate-app'

test('a plugin has the name of its function, in whatever part of the app it is registered', async () => {
  const app = Fastify()
  namePlugins(app)
  const one = async () => undefined
  const within = Object.assign(async () => undefined, { [Symbol.for('fastify.display-name')]: 'its own' })
  await app
    .register(async part => {
      part.register(one)
      part.register(within, { prefix: '/within' })
    })
    .ready()
  const names = [one, within].map(
    plugin => Reflect.get(plugin, Symbol.for('fastify.display-name')) as unknown,
  )
  expect(names).toEqual(['one', 'its own'])
})

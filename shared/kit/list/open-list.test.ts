import { describeList } from './describe-list'
import { openList } from './open-list'

const list = describeList('/fruit', ['search'], ['name'])
const fruit = { answer: { data: ['apple'], meta: { next_cursor: null } }, errors: {} }
const open = (load: () => Promise<typeof fruit>) =>
  openList(list, new Request('https://pundi.example/fruit'), load)

test('a screen opens with rows that are there within a moment, and is not drawn twice', async () => {
  const { loaded } = await open(async () => fruit)
  expect(loaded).toBe(fruit)
})

test('a screen opens before rows that take their time', async () => {
  let bring = () => {}
  const { loaded } = await open(() => new Promise(resolve => (bring = () => resolve(fruit))))
  expect(loaded).toBeInstanceOf(Promise)
  bring()
  expect(await loaded).toBe(fruit)
})

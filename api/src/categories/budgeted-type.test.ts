import { newBudgeter } from '../../testing/budgeter'
import { type Api, startApi } from '../../testing/start-api'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

test('a category keeps its type while it has a budget, also where the log would bring either back', async () => {
  const owner = await newBudgeter(api)
  const set = await owner.set(owner.makanan, { amount: '5' })
  const retype = (type: string) => owner.call(`PATCH /api/categories/${owner.makanan}`, { type })
  const message = 'This category has a budget, so you can’t change its type.'
  const refused = await retype('income')
  expect([refused.status, refused.json]).toEqual([409, { message, errors: { type: [message] } }])

  expect((await owner.undo(set.json.data.activity_ids[0]!)).status).toBe(200)
  const undone = await owner.lastEntry()
  expect((await retype('income')).status).toBe(200)
  const retyped = await owner.lastEntry()
  expect((await owner.undo(undone)).json.message).toBe(
    'Only expense categories can have a budget. Change this category back to an expense first.',
  )
  expect((await owner.undo(retyped)).status).toBe(200)
  const back = await owner.lastEntry()
  expect((await owner.undo(undone)).status).toBe(200)
  expect((await owner.undo(back)).json).toMatchObject({ message, errors: { type: [message] } })
})

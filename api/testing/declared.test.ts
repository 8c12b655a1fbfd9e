import { declaredAnswers } from './declared'
import { type Api, startApi } from './start-api'

let api: Api

beforeAll(async () => {
  api = await startApi()
})

afterAll(() => api.close())

test('an answer that its call does not declare is found by status, header and content type', () => {
  const check = declaredAnswers(api.app)
  const transactions = '/api/transactions'
  expect(() => check('GET', `${transactions}/5?x=1`, answer(409))).toThrow('/:id answers 409')
  expect(() => check('GET', transactions, answer(302))).toThrow(`GET ${transactions} answers 302`)
  expect(() => check('GET', transactions, answer(200, { location: '/' }))).toThrow('the header location')
  expect(() => check('GET', transactions, answer(200, { 'content-type': 'text/html' }))).toThrow('text/html')
  expect(() => check('POST', transactions, answer(201, { 'content-type': 'application/json' }))).not.toThrow()
})

const answer = (status: number, headers: Record<string, string> = {}) =>
  new Response(null, { status, headers })

import { calls, type TransactionBody } from '@pundi/contract'
import { HttpError } from '@pundi/platform/http'
import { plan, type PlannedAnswer } from '@pundi/devkit/testing'
import fc from 'fast-check'
import { rounds } from '@pundi/devkit/testing/rounds'
import { signedIn, transactionOf } from '../../../testing/answers'
import { expectedBody, keyTaken } from '../../../testing/transaction-form'
import { bookOnce, isSameBody } from './book-once'

/**
 * `lost`: the server does not get the request. `unheard`: the browser does not get the response.
 * `heard`: both arrive.
 */
type Fate = 'lost' | 'unheard' | 'heard'

const fates = fc.array(fc.constantFrom<Fate>('lost', 'unheard', 'heard'), { maxLength: 4 })
const presses = fc.array(fc.record({ isEdited: fc.boolean(), fates }), { maxLength: 5 })

test('in every order of loss and edit, one transaction is booked, and it says what was typed last', async () => {
  signedIn()
  await fc.assert(
    fc.asyncProperty(presses, async tries => {
      const server = startServer()
      let body = bodyOf('0')
      const unsure: TransactionBody[] = []
      let isSaved = false
      for (const [index, { isEdited, fates }] of [...tries, { isEdited: true, fates: [] }].entries()) {
        if (isSaved) break
        if (isEdited) body = bodyOf(String(index))
        server.fates = [...fates]
        isSaved = await press(body, unsure)
      }
      expect(server.rows).toEqual([body])
    }),
    rounds(150),
  )
})

test('two bodies are the same by what they say, in whatever order', () => {
  const body = bodyOf('Nasi goreng')
  const turned = Object.fromEntries(Object.entries(body).reverse()) as TransactionBody
  expect(isSameBody(body, turned)).toBe(true)
  const { description: _, ...without } = body
  expect(isSameBody(without as TransactionBody, body)).toBe(false)
  expect(isSameBody(body, without as TransactionBody)).toBe(false)
  for (const field of Object.keys(body))
    expect([field, isSameBody(body, { ...body, [field]: 'x' })]).toEqual([field, false])
})

async function press(body: TransactionBody, unsure: TransactionBody[]) {
  try {
    await bookOnce(body, { key: 'k', unsure })
    return true
  } catch (error) {
    expect(error).toBeInstanceOf(HttpError)
    unsure.push(body)
    return false
  }
}

const bodyOf = (description: string) => ({ ...expectedBody, description }) as TransactionBody

type Booking = PlannedAnswer<typeof calls.addTransaction>

function startServer() {
  const rows: unknown[] = []
  const server = { rows, fates: [] as Fate[] }
  let first: string | undefined

  async function meet(request: Request, act: (body: unknown) => Booking): Promise<Booking> {
    const fate = server.fates.shift() ?? 'heard'
    if (fate === 'lost') return { status: 504 }
    const reply = act(await request.json())
    return fate === 'unheard' ? { status: 504 } : reply
  }

  const booked = { body: { data: transactionOf({ id: 31 }) } }
  plan(calls.addTransaction, request =>
    meet(request, body => {
      const sent = JSON.stringify(body)
      if (first !== undefined) return first === sent ? booked : keyTaken
      first = sent
      rows.push(body)
      return booked
    }),
  )
  plan(
    calls.changeTransaction,
    request =>
      meet(request, body => {
        rows[0] = body
        return booked
      }),
    { id: 31 },
  )
  return server
}

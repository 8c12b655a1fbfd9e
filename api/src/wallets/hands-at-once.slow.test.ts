import fc from 'fast-check'
import { rounds } from '@pundi/devkit/testing/rounds'
import { closeServers, startServers } from '../../testing/several-servers'
import { expectTotals } from '../../testing/expect-totals'
import { type Basket, newBasket } from '../../testing/basket'
import { moneyStep, type Step, takeStep } from '../../testing/money-steps'
import { recountMoney } from '../../testing/recount'
import type { Api } from '../../testing/start-api'

const HANDS = 5

let servers: Api[]
beforeAll(async () => {
  servers = await startServers(2)
})
afterAll(() => closeServers(servers))

const hand = fc.array(moneyStep, { minLength: 8, maxLength: 16 })

test('anything done to money by several hands at once fails nowhere, and all that is said of it equals a recount', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(hand, { minLength: HANDS, maxLength: HANDS }), async hands => {
      const basket = await newBasket(servers[0]!)
      await begin(basket)
      await Promise.all(hands.map((steps, number) => work(basket, steps, number)))
      const { told, counted } = await recountMoney(basket)
      expect(told).toEqual(counted)
      await expectTotals(servers[0]!, basket.id)
    }),
    // The timing differs in each run, so a smaller case found by shrinking would prove nothing.
    { ...rounds(30), endOnFailure: true },
  )
}, 900_000)

async function work(basket: Basket, steps: Step[], number: number) {
  for (const [place, one] of steps.entries()) {
    const index = number * 100 + place
    const { status, text } = await takeStep(servers, basket, one, index)
    expect([one, status < 500, text]).toEqual([one, true, text])
  }
}

async function begin(basket: Basket) {
  await basket.wallet('Tunai', { opening_balance: '100' })
  await basket.wallet('Paylater', { kind: 'loan' })
  const template = { type: 'expense', amount: '7', category_id: basket.makanan, description: 'Kos' }
  const rule = { unit: 'month', every: 1, anchor_date: '2026-01-31', count: 3, is_automatic: false }
  await basket.call('POST /api/schedules', { template, ...rule })
  await basket.book({ amount: '100', shares: [{ name: 'Budi', amount: '50' }] })
}

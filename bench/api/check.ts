import { type Call, peopleOf } from './calls'
import { askOnce, type Request } from './load'

/** What a new transaction alone has: its id and its moment. */
const withoutOwn = (text: string) =>
  text.replace(/"id":\d+,"amount"/g, '"amount"').replace(/"created_at":"[^"]+"/g, '')

/**
 * Refuses to measure what is not the same: the least must answer as the api does, byte for byte, but for the id and
 * the moment of a new transaction. Where the api of another checkout, `beside`, answers otherwise, that is printed.
 */
export async function checkAnswers(
  calls: Call[],
  servers: { product: string; least: string; beside?: string },
) {
  const { product, least, beside } = servers
  for (const call of calls) {
    let isBesideAlike = true
    for (const person of peopleOf(call).slice(0, SOME)) {
      const request = call.requestOf(person)
      const expected = await askOnce(product, request)
      if (expected.status !== request.status)
        throw new Error(`${call.name} was answered ${expected.status}: ${expected.body}`)
      const given = await askOnce(least, request)
      const read = request.method === 'POST' ? withoutOwn : asItIs
      if (given.status !== expected.status || read(given.body) !== read(expected.body))
        throw new Error(
          `${call.name}: the least answers otherwise than the api, so they are not measured.\n${firstDifference(read(expected.body), read(given.body))}`,
        )
      if (beside === undefined) continue
      // Its rows were made at another time.
      const { status, body } = await askOnce(beside, request)
      isBesideAlike &&= status === expected.status && withoutOwn(body) === withoutOwn(expected.body)
    }
    if (!isBesideAlike) console.log(`${call.name}: the other checkout answers otherwise`)
  }
  await refuseStrangers(calls, least)
}

/** Where two texts part, with some of what follows in each. */
function firstDifference(one: string, other: string): string {
  let place = 0
  while (place < one.length && one[place] === other[place]) place += 1
  return [one, other].map(text => `  …${text.slice(Math.max(0, place - 40), place + 60)}`).join('\n')
}

const asItIs = (text: string) => text

/** So many of a call's users. */
const SOME = 5

/** A program that lets everybody in would have less to do. */
async function refuseStrangers([call]: Call[], least: string) {
  const [person] = call ? peopleOf(call) : []
  if (!call || !person) return
  const token = person.token.replace(/.$/, 'x')
  const { status } = await askOnce(least, call.requestOf({ ...person, token }))
  if (status !== 401) throw new Error(`The least answers ${status} to a token that nobody has.`)
}

/** The same requests, each with the ETag that its answer has; undefined where it has none. */
export async function makeConditional(url: string, requests: Request[]): Promise<Request[] | undefined> {
  const conditional: Request[] = []
  for (const request of requests) {
    const { etag } = (await askOnce(url, request)).headers
    if (typeof etag !== 'string') return undefined
    conditional.push({ ...request, headers: { ...request.headers, 'if-none-match': etag }, status: 304 })
  }
  return conditional
}

import type { Call } from './calls'
import { peopleOf } from './calls'
import { askOnce, type Request } from './load'

/** What is another transaction's own, whatever the program: its id and its moment. */
const ownOf = (text: string) =>
  text.replace(/"id":\d+,"amount"/g, '"amount"').replace(/"created_at":"[^"]+"/g, '')

/**
 * Refuses to measure what is not the same: every answer of the least must be the api's, byte for byte, for each user;
 * of a new transaction all but its id and the moment of its making.
 */
export async function checkAnswers(calls: Call[], product: string, least: string): Promise<void> {
  for (const call of calls)
    for (const person of peopleOf(call).slice(0, SOME)) {
      const request = call.requestOf(person)
      const [one, other] = [await askOnce(product, request), await askOnce(least, request)]
      if (one.status !== request.status)
        throw new Error(`${call.name} was answered ${one.status}: ${one.body}`)
      const read = request.method === 'POST' ? ownOf : (text: string) => text
      if (one.status !== other.status || read(one.body) !== read(other.body))
        throw new Error(
          `${call.name}: the least answers otherwise than the api, so they are not measured.\n${one.status} ${one.body}\n${other.status} ${other.body}`,
        )
    }
  await refuseStrangers(calls, least)
}

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

/** Whether another checkout's api gives the same answers, but for the moments at which its rows were made. */
export async function answersAlike(call: Call, product: string, beside: string): Promise<boolean> {
  const [person] = peopleOf(call)
  if (!person) return true
  const request = call.requestOf(person)
  const [one, other] = [await askOnce(product, request), await askOnce(beside, request)]
  return one.status === other.status && ownOf(one.body) === ownOf(other.body)
}

import { addPerson } from '../../api/testing/add-person'
import { fillAccount } from '../../api/testing/far/account-queries'
import { makeAdmin } from '../../api/testing/queries'
import { computed, type Cost, tryCalls } from '../../api/testing/far/try-calls'
import { watchStatements } from '../../api/testing/far/watched-queries'
import { isEmbedded, openAlone } from '../accounts/serve'
import { printLoad } from '../load-of-machine'

/*
 * `npm run bench -- far`: measures each api call that takes a date, a number or a cursor, in a full
 * account. Sends ordinary and extreme values, for example today and the year 9999. `-- far --all
 * WORD` lists every measured request of the calls with WORD in their name. Exits with 1 if a
 * statement takes over 300 ms. With PostgreSQL, also exits with 1 if the event loop blocks for over
 * 100 ms.
 */

const MOST = { statement: 300, deaf: 100 }

export async function benchFar(options: string[]): Promise<boolean> {
  printLoad('before')
  const opened = await openAlone()
  const { database, reset, seen } = watchStatements(opened.database)
  const served = await opened.serve(database)
  try {
    const person = { name: 'Jauh', email: 'jauh@pundi.example', phone: '0812345678' }
    const { id, token } = await addPerson(opened.database, person)
    await makeAdmin(opened.database, id)
    const of = await fillAccount(opened.database, id)
    const today = new Date().toISOString().slice(0, 10)
    const ask = async (what: string, body?: object) => {
      const [method = '', path = ''] = what.split(' ')
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
      const answer = await fetch(served.url + path, {
        method,
        headers,
        ...(body && { body: JSON.stringify(body) }),
      })
      return { status: answer.status, text: await answer.text() }
    }
    const costs = await tryCalls({
      of,
      today,
      ask,
      reset,
      seen,
      more: computed,
      only: options.find(option => !option.startsWith('--')),
    })
    return print(costs, options.includes('--all'))
  } finally {
    await served.stop()
    printLoad('after')
  }
}

function print(costs: Cost[], isAll: boolean): boolean {
  console.log(
    'status  statement  blocked    total  statements  rows  bytes  call   (times: longest statement, event loop blocked, total)',
  )
  const dearest = new Map<string, Cost>()
  for (const cost of costs) {
    const known = dearest.get(cost.name)
    if (!known || cost.longest > known.longest) dearest.set(cost.name, cost)
  }
  const shown = isAll ? costs : [...dearest.values()]
  for (const cost of shown.sort((one, other) => other.longest - one.longest)) {
    const { status, longest, deaf, ms, statements, rows, bytes, what, body } = cost
    const days = body
      ? ` ${
          JSON.stringify(body)
            .match(/\d{4}-\d{2}-\d{2}/g)
            ?.join(' ') ?? ''
        }`
      : ''
    const times = [longest, deaf, ms].map(value => `${value.toFixed(0)} ms`.padStart(9)).join('')
    const counts = `${String(statements).padStart(10)}  ${String(rows).padStart(4)}  ${String(bytes).padStart(5)}`
    console.log(`${String(status).padEnd(6)}  ${times}  ${counts}  ${what}${days}`)
  }
  // The embedded database runs in this process and therefore always blocks its event loop.
  const isDear = ({ longest, deaf }: Cost) => longest > MOST.statement || (!isEmbedded && deaf > MOST.deaf)
  const dear = costs.filter(isDear)
  console.log(`${costs.length} requests, ${dear.length} over their limit`)
  return dear.length === 0
}

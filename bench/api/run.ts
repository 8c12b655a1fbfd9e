import { OperatorRefusal } from '../../api/src/operator-refusal'
import { loadOfMachine } from '../load-of-machine'
import { type Call, calls, peopleOf } from './calls'
import { checkAnswers, makeConditional } from './check'
import { load, type Request } from './load'
import { measure, type Subject } from './measure'
import { open, type Opened, type Undo } from './open'
import { type Options, readOptions } from './options'
import { recordScript, runScript } from './pgbench'
import type { Server } from './servers'
import { heading, linesOf } from './table'

/**
 * Measures the api beside the least program that gives the same answers and beside pgbench, on a PostgreSQL server of
 * its own. Prints a table; throws where the answers are not the same.
 */
export async function benchApi(args: string[]): Promise<void> {
  const undo: Undo = []
  let left: Promise<void> | undefined
  const leave = () => (left ??= undoAll(undo))
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => void leave().finally(() => process.exit(130)))
  try {
    const options = readOptions(args)
    if (options) await benchCalls(options, undo)
  } catch (error) {
    if (!(error instanceof OperatorRefusal)) throw error
    console.error(error.message)
    process.exitCode = 1
  } finally {
    await leave()
  }
}

async function undoAll(undo: Undo) {
  for (const step of undo.reverse()) await step()
}

async function benchCalls(options: Options, undo: Undo) {
  const wanted = calls.filter(({ name }) => name.includes(options.only))
  if (wanted.length === 0)
    throw new OperatorRefusal(
      `--only: no call has "${options.only}" in its name. They are: ${namesOf(calls)}.`,
    )
  console.log(`load of the machine before: ${loadOfMachine()}`)
  const opened = await open(options.beside, undo)
  const { product, least, beside } = opened
  await checkAnswers(wanted, {
    product: product.url,
    least: least.url,
    ...(beside && { beside: beside.url }),
  })
  console.log(heading)
  for (const call of wanted) {
    const subjects = await subjectsOf(call, opened)
    if (subjects) console.log(linesOf(call.name, await measure(subjects, opened.postgres.pid, options)))
    else console.log(`${call.name}\n  none: the list has no ETag`)
  }
  console.log(`load of the machine after: ${loadOfMachine()}`)
}

const namesOf = (all: Call[]) => all.map(({ name }) => name).join('; ')

/** Undefined where the api does not do what is to be measured. */
async function subjectsOf(call: Call, opened: Opened): Promise<Subject[] | undefined> {
  const { postgres, product, two, least, beside, database } = opened
  const requests = peopleOf(call).map(call.requestOf)
  const ofServer = async (name: string, server: Server): Promise<Subject[]> => {
    const asked = call.isConditional ? await makeConditional(server.url, requests) : requests
    return asked ? [{ name, pid: server.pid, run: seconds => load(server.url, asked, seconds) }] : []
  }
  const ofProduct = await ofServer('product', product)
  if (ofProduct.length === 0) return undefined
  const script = await recordScript(database, call)
  return [
    ...ofProduct,
    ...(beside ? await ofServer(beside.name, beside) : []),
    ...(call.isForTwo ? await ofServer('two processes', two) : []),
    { name: 'least', pid: least.pid, run: seconds => load(least.url, ofLeast(call, requests), seconds) },
    { name: 'pgbench', run: seconds => runScript(postgres, 'pgbench', script, Math.ceil(seconds)) },
  ]
}

/** Of the least every ETag is the one that has not changed. */
const ofLeast = ({ isConditional }: Call, requests: Request[]): Request[] =>
  isConditional
    ? requests.map(request => ({
        ...request,
        headers: { ...request.headers, 'if-none-match': '""' },
        status: 304,
      }))
    : requests

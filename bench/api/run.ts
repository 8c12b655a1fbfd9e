import { OperatorRefusal } from '../../api/src/operator-refusal'
import { printLoad } from '../load-of-machine'
import { type Call, calls, peopleOf } from './calls'
import { load, makeConditional } from './load'
import { measure, type Subject } from './measure'
import { open, type Opened, type Undo } from './open'
import { type Options, readOptions } from './options'
import type { Server } from './servers'
import { heading, linesOf } from './table'

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
      `--only: no call has "${options.only}" in its name. The names are: ${namesOf(calls)}.`,
    )
  printLoad('before')
  const numbers = [...new Set(wanted.flatMap(({ users }) => users))]
  const { beside: checkout, isEmbedded } = options
  const opened = await open({ checkout, isEmbedded, numbers }, undo)
  console.log(heading)
  for (const call of wanted) {
    const subjects = await subjectsOf(call, opened)
    if (subjects) console.log(linesOf(call.name, await measure(subjects, opened.postgres?.pid, options)))
    else console.log(`${call.name}\n  not measured, because the answer has no ETag`)
  }
  printLoad('after')
}

const namesOf = (all: Call[]) => all.map(({ name }) => name).join('; ')

/**
 * The servers to measure with this call. Undefined if the call is conditional and the product's
 * answers have no ETag.
 */
async function subjectsOf(call: Call, opened: Opened): Promise<Subject[] | undefined> {
  const { product, two, beside } = opened
  const requests = peopleOf(call).map(call.requestOf)
  const ofServer = async (name: string, server: Server): Promise<Subject[]> => {
    const asked = call.isConditional ? await makeConditional(server.url, requests) : requests
    return asked ? [{ name, pid: server.pid, run: seconds => load(server.url, asked, seconds) }] : []
  }
  const ofProduct = await ofServer('product', product)
  if (ofProduct.length === 0) return undefined
  return [
    ...ofProduct,
    ...(beside ? await ofServer(beside.name, beside) : []),
    ...(call.isForTwo && two ? await ofServer('two processes', two) : []),
  ]
}

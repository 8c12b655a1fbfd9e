import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { OperatorRefusal } from '../../api/src/operator-refusal'

export interface Options {
  beside: string | undefined
  rounds: number
  seconds: number
  /** True to measure the embedded database, which production never uses. */
  isEmbedded: boolean
  only: string
}

const help = `npm run bench -- api [--beside DIR] [--embedded] [--quick] [--only WORDS]

Measures calls of the api with autocannon, on a PostgreSQL server that the command starts and removes again. docs/performance.md explains the output.

  --beside DIR  also measures the api of another checkout, for example of the commit before. Install its packages
                first. It gets a second database with the same data, and stands in the same table
  --embedded    uses the embedded database, with one process for each api
  --quick       measures a single round of one second, to try the command
  --only WORDS  measures only calls with these words in their name: --only "list by type"`

/** Returns undefined after printing the help. Throws an OperatorRefusal for unknown arguments. */
export function readOptions(args: string[]): Options | undefined {
  const values = parse(args)
  if (values.help) {
    console.log(help)
    return undefined
  }
  // npm has changed the current folder; INIT_CWD is the folder in which the user called npm.
  const beside = values.beside === undefined ? undefined : resolve(process.env.INIT_CWD ?? '.', values.beside)
  if (beside !== undefined && !existsSync(join(beside, 'api/build.ts')))
    throw new OperatorRefusal(
      `--beside: ${beside} is not a checkout of this project. Choose the folder of another checkout.`,
    )
  return {
    beside,
    rounds: values.quick ? 1 : 3,
    seconds: values.quick ? 1 : 3,
    isEmbedded: values.embedded,
    only: values.only,
  }
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      options: {
        beside: { type: 'string' },
        embedded: { type: 'boolean', default: false },
        quick: { type: 'boolean' },
        only: { type: 'string', default: '' },
        help: { type: 'boolean' },
      },
    }).values
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    throw new OperatorRefusal(`${error.message}\n\n${help}`)
  }
}

import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { OperatorRefusal } from '../../api/src/operator-refusal'

export interface Options {
  beside: string | undefined
  rounds: number
  seconds: number
  /** Measures the embedded database, which production never uses. */
  isEmbedded: boolean
  only: string
}

const help = `npm run bench -- api [--beside DIR] [--embedded] [--quick] [--only WORDS]

What calls of the api cost, asked by autocannon, on a PostgreSQL server that is started for it and removed. docs/performance.md tells what is printed.

  --beside DIR  the api of another checkout too, with its node_modules installed, on a database of its own with the
                same data: "before" and "after" in one table
  --embedded    on the embedded database, where there is one process of each api
  --quick       one round of one second, for trying
  --only WORDS  only the calls whose name has these words in it: --only "list by type"`

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
    throw new OperatorRefusal(`--beside: ${beside} is no checkout of this project.`)
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

import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { OperatorRefusal } from '../../api/src/operator-refusal'

/** How the api is measured. */
export interface Options {
  /** Another checkout whose api is measured too. */
  beside: string | undefined
  rounds: number
  /** Of each measure. */
  seconds: number
  /** Only calls whose name has this in it. */
  only: string
}

const help = `npm run bench -- api [--beside DIR] [--quick] [--only WORDS]

What the api costs beside the least program that gives the same answers, and beside pgbench with the api's own
statements, on a PostgreSQL server that is started for it and removed. docs/performance.md tells what is printed.

  --beside DIR  the api of another checkout too, with its node_modules installed, on a database of its own with the
                same data: "before" and "after" in one table
  --quick       one round of one second, for trying
  --only WORDS  only the calls whose name has these words in it: --only "list by type"`

/**
 * Reads what stands behind `api`; undefined where only the help was asked for, which is printed.
 *
 * @throws OperatorRefusal for what it does not know
 */
export function readOptions(args: string[]): Options | undefined {
  const values = parse(args)
  if (values.help) {
    console.log(help)
    return undefined
  }
  // npm runs this in another folder than the one in which it was called.
  const beside = values.beside === undefined ? undefined : resolve(process.env.INIT_CWD ?? '.', values.beside)
  if (beside !== undefined && !existsSync(join(beside, 'api/build.ts')))
    throw new OperatorRefusal(`--beside: ${beside} is no checkout of this project.`)
  return {
    beside,
    rounds: values.quick ? 1 : 3,
    seconds: values.quick ? 1 : 3,
    only: values.only,
  }
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      options: {
        beside: { type: 'string' },
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

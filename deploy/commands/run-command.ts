import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs, type ParseArgsConfig } from 'node:util'
import { remoteOfWorkspace } from '@pundi/contract/federation'
import type { AnyPublished } from '../registry/published-schema'
import { OperatorRefusal, sentenceOf } from '../operator-refusal'
import { isBucket } from '../store/bucket/bucket-address'

type Config = NonNullable<ParseArgsConfig['options']>

type Given<Options extends Config> = {
  [Name in keyof Options]?: Options[Name]['type'] extends 'boolean'
    ? boolean
    : Options[Name]['multiple'] extends true
      ? string[]
      : string
}

/**
 * Resolves a path against the folder in which the user called npm, because npm runs scripts in the
 * workspace's folder. A bucket's address is returned unchanged.
 */
export function fromCaller(script: string, folder: string): string {
  if (isBucket(folder)) return folder
  const from = process.env.npm_lifecycle_event === script ? process.env.INIT_CWD : undefined
  return resolve(from ?? '.', folder)
}

/**
 * Runs a command and prints its result, or one sentence that says why it failed.
 *
 * @param folder name of the option that contains the site, for example "to". The option's value is
 *   a bucket's address, or a path relative to the folder in which the user called npm.
 */
export async function runCommand<const Options extends Config, Folder extends keyof Options>(
  { script, usage, folder, options }: { script: string; usage: string; folder: Folder; options: Options },
  run: (given: Given<Options> & Record<Folder, string>) => Promise<string>,
): Promise<void> {
  try {
    const given = readGiven(options)
    const named = given?.[folder]
    if (!given || typeof named !== 'string')
      throw new OperatorRefusal(
        usage.includes('SITE')
          ? `${usage}\nSITE is the folder of the site, or a bucket: s3://BUCKET/FOLDER.`
          : usage,
      )
    const answer = await run({ ...given, [folder]: fromCaller(script, named) })
    process.stdout.write(`${answer}\n`)
  } catch (error) {
    const sentence = sentenceOf(error)
    if (sentence === undefined) throw error
    process.stderr.write(`${sentence}\n`)
    process.exitCode = 1
  }
}

function readGiven<Options extends Config>(options: Options): Given<Options> | undefined {
  try {
    return parseArgs({ options }).values
  } catch {
    return undefined
  }
}

/**
 * The remote of this workspace. Its name comes from `package.json`, because the workspace's folder
 * may have any name.
 */
export function workspaceRemote(): AnyPublished['remote'] {
  if (!existsSync('package.json'))
    throw new OperatorRefusal(
      `${process.cwd()} has no package.json. Run the command in the workspace of the shell or of a remote.`,
    )
  const { name } = JSON.parse(readFileSync('package.json', 'utf8')) as { name: string }
  const workspace = name.replace(/^@.*\//, '')
  if (workspace === 'shell') return 'shell'
  const remote = remoteOfWorkspace(workspace)
  if (!remote)
    throw new OperatorRefusal(
      `${workspace} is neither the shell nor a remote, so it has no builds to publish. Run the command in the workspace of one of them.`,
    )
  return remote
}

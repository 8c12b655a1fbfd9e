import { basename, join } from 'node:path'
import type { Compiler } from 'webpack'
import type { Files } from '@pundi/deploy/files/read-files'
import { OperatorRefusal, sentenceOf } from '@pundi/deploy/operator-refusal'
import { checkRegistry } from '@pundi/deploy/registry/check-registry'
import { folderOf, type Registry, type RemoteBuild } from '@pundi/contract/federation'
import { developmentId, readable } from '@pundi/webpack/dev/development'
import { followBuilds } from '@pundi/webpack/dev/read-build'
import { serveBuild, type AnswerPage } from '@pundi/webpack/dev/serve-build'
import { remote } from '@pundi/webpack/remote'
import { override, passedOn, withRegistry } from './override'

/**
 * Runs a local proxy to a deployed environment. Its pages load this remote's local build instead of
 * the published one.
 *
 * @param folder absolute path of the remote's workspace
 * @param target the address of the environment, such as https://staging.example
 */
export async function serveAgainst(folder: string, target: string, port: number) {
  const environment = addressOf(target)
  await fetchFrom(environment, '/registry.json')
  const production = remote(folder, developmentId)
  const name = production.output.uniqueName.replace('pundi_', '')
  const own = folderOf({ remote: name, id: developmentId })
  let built: { build: RemoteBuild; files: Files } | undefined

  const answerPage: AnswerPage = async (request, response) => {
    await first
    const answer = await fetchFrom(environment, request.originalUrl)
    for (const [header, value] of passedOn(answer.headers)) response.setHeader(header, value)
    const text = await answer.text()
    if (!built)
      return response
        .status(503)
        .type('text')
        .send(
          'The remote could not be built. Fix the errors that the terminal shows, then reload this page.\n',
        )
    const registry = override(await readRegistry(environment), built.build, built.files)
    const isNew = built.build.pages.some(page => page.path === request.path)
    response.status(answer.status === 404 && isNew ? 200 : answer.status)
    return response.send(
      request.path === '/registry.json'
        ? JSON.stringify(registry)
        : withRegistry(text, registry, request.path),
    )
  }
  const { compiler, start } = await serveBuild(readable(production, `against-${name}`, name), {
    port,
    answerPage,
    isReloaded: true,
    proxy: [
      {
        context: (path, { method, headers }) =>
          !path.startsWith(own) && !isPage(path, method, headers.accept),
        target: environment,
        changeOrigin: true,
        autoRewrite: true,
        protocolRewrite: 'http',
        secure: true,
      },
    ],
  })
  const first = followBuilds<RemoteBuild>(compiler, ({ build }) => {
    built = { build, files: readOutput(compiler, build) }
    void warn(environment, build, built.files)
  })
  await start()
  process.stdout.write(
    `Open http://localhost:${port} to see ${environment} with your build of ${basename(folder)}. Changes to the site's data are real.\n`,
  )
}

const isPage = (path: string, method: string, accept = '') =>
  ['GET', 'HEAD'].includes(method) && (path === '/registry.json' || accept.includes('text/html'))

function addressOf(target: string): string {
  const url = URL.canParse(target) ? new URL(target) : undefined
  if (!url || !/^https?:$/.test(url.protocol))
    throw new OperatorRefusal(
      `--against is "${target}", but must be an address like https://staging.example.`,
    )
  return url.origin
}

async function fetchFrom(environment: string, path: string): Promise<Response> {
  const headers = { accept: 'text/html, application/json', 'accept-encoding': 'identity' }
  const answer = await fetch(environment + path, { headers, redirect: 'manual' }).catch(() => undefined)
  if (!answer) throw new OperatorRefusal(`${environment} does not answer. Check that it is running.`)
  return answer
}

async function readRegistry(environment: string): Promise<Registry> {
  const answer = await fetchFrom(environment, '/registry.json')
  if (!answer.ok)
    throw new OperatorRefusal(
      `${environment} answered ${answer.status} for /registry.json. Check that Pundi runs at this address.`,
    )
  return (await answer.json()) as Registry
}

const readOutput = (
  { outputFileSystem, outputPath }: Compiler,
  { entry, layout, pages, messages }: RemoteBuild,
) => {
  const { readFileSync } = outputFileSystem as unknown as { readFileSync: (path: string) => Buffer }
  const named = [
    ...[entry, ...(layout ?? []), ...Object.values(messages).flat()],
    ...pages.flatMap(page => [...page.files, ...Object.values(page.messages ?? {}).flat()]),
  ]
  return new Map([...new Set(named)].map(file => [file, readFileSync(join(outputPath, file))]))
}

async function warn(environment: string, build: RemoteBuild, files: Files) {
  try {
    checkRegistry(override(await readRegistry(environment), build, files), new Set([build.remote]))
  } catch (error) {
    const sentence = sentenceOf(error)
    if (sentence === undefined) throw error
    process.stderr.write(`${sentence}\n`)
  }
}

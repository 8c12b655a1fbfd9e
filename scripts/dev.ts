import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import getPort from 'get-port'
import { development, developmentId } from '../webpack/dev/development'
import { followBuilds, type Built } from '../webpack/dev/read-build'
import { apiPaths, runApi } from '../dev/run-api'
import { runUntilSignal } from '../dev/run-until-signal'
import { serveBuild, type AnswerPage } from '../webpack/dev/serve-build'
import { fileAt, siteOf } from './dev/site'
import { developmentShell } from '../webpack/dev/shell'
import { remote } from '../webpack/configuration/remote'
import {
  folderOf,
  remoteNames,
  remotes,
  type RemoteBuild,
  type RemoteName,
  type ShellBuild,
} from '../shared/contract/federation'

/*
 * `npm run dev`: starts development servers for the shell and the three remotes, and the api. The
 * shell's server has the public port: it passes requests on to the api and to the remotes' servers,
 * and serves pages as if these builds were published.
 */

const root = fileURLToPath(new URL('..', import.meta.url))

await runUntilSignal(async port => {
  const api = await runApi(port)
  const built = new Map<RemoteName, Built<RemoteBuild>>()
  let host: Built<ShellBuild> | undefined

  const servers = await Promise.all(
    remoteNames.map(async name => {
      const own = await getPort()
      const build = development(remote(join(root, remotes[name].folder), developmentId), name)
      const { compiler, start } = await serveBuild(build, { port: own })
      const first = followBuilds<RemoteBuild>(compiler, made => built.set(name, made))
      return { name, target: `http://localhost:${own}`, first, start }
    }),
  )

  const answerPage: AnswerPage = async ({ path }, response) => {
    await firstBuilds
    if (!host)
      return response
        .status(503)
        .type('text')
        .send(
          'The shell could not be built. Fix the errors that the terminal shows, then reload this page.\n',
        )
    const builds = [...built.values()].map(({ build }) => build)
    const site = siteOf(host.sources, host.build, builds)
    const file = fileAt(site, path)
    response.status(file === '404.html' ? 404 : 200).type(extname(file))
    return response.send(site.get(file))
  }
  const front = await serveBuild(developmentShell(join(root, 'shell')), {
    port,
    answerPage,
    proxy: [
      { context: apiPaths, target: api.url },
      ...servers.map(({ name, target }) => ({
        context: folderOf({ remote: name, id: developmentId }),
        target,
        ws: true,
      })),
    ],
  })
  const firstShell = followBuilds<ShellBuild>(front.compiler, made => (host = made))
  const firstBuilds = Promise.all([firstShell, ...servers.map(({ first }) => first)])
  await Promise.all([api.ready, ...[front, ...servers].map(({ start }) => start())])
  return api.stop
})

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as calls from '@pundi/contract/declared'
import routerNames from '@pundi/contract/router-names.json' with { type: 'json' }
import { httpVersion } from '@pundi/contract/served'
import { root } from '../run-tests'
import { lineOf, readLine, writeLine } from './call-line'
import { compareCalls, compareNames, compareReports, findStep, type Step } from './judge'
import { readManifest, reportPlatform } from './report-platform'

/*
 * The versions of `@pundi/platform` and of the HTTP contract are promises between teams that ship
 * separately. Two files record what the current versions promise. `versions.txt` lists the calls of
 * the contract, `platform.api.md` the public types of the platform.
 */

const versionsFile = 'shared/versions.txt'
const reportFile = 'shared/platform/platform.api.md'

interface Compared {
  files: { file: string; text: string; isCurrent: boolean }[]
  steps: Step[]
}

export async function comparePromises(): Promise<Compared> {
  const [report, kept] = [reportPlatform(), readKept(versionsFile)]
  const { version } = readManifest()
  const [platform = '0.0.0', http = '0.0.0'] = [...kept.matchAll(/^(?:platform|http) (\S+)$/gm)].map(
    ([, of = '']) => of,
  )
  const before = kept
    .split('\n')
    .filter(line => line.includes(' | '))
    .map(readLine)
  const now = Object.values(calls)
    .map(lineOf)
    .sort((a, b) => (a.name < b.name ? -1 : 1))
  const router = `router ${routerNames.join(' ')}`
  const text = [`platform ${version}`, `http ${httpVersion}`, router, ...now.map(writeLine), ''].join('\n')
  const keptReport = readKept(reportFile)
  return {
    files: [
      { file: versionsFile, text, isCurrent: text === kept },
      { file: reportFile, text: report, isCurrent: report === keptReport },
    ],
    steps: [
      ...findStep('shared/platform/package.json', platform, version, [
        ...compareReports(keptReport, report),
        ...compareNames(/^router (.*)$/m.exec(kept)?.[1]?.split(' ') ?? [], routerNames),
      ]),
      ...findStep('shared/contract/served.ts', http, httpVersion, compareCalls(before, now)),
    ],
  }
}

const readKept = (file: string) =>
  existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : ''

import type { Registry } from '@pundi/contract/federation'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export const registryOf = (site: string) =>
  JSON.parse(readFileSync(join(site, 'registry.json'), 'utf8')) as Registry

export const servedFolder = (site: string) => join(site, '.revisions', registryOf(site).folder!)

export const readServed = (site: string, file: string) => readFileSync(join(servedFolder(site), file), 'utf8')

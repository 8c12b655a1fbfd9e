import type { Registry } from '@pundi/contract/federation'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The registry in force, as its pointer says. */
export const registryOf = (site: string) =>
  JSON.parse(readFileSync(join(site, 'registry.json'), 'utf8')) as Registry

/** The folder with the pages of the revision in force, as the server finds it. */
export const servedFolder = (site: string) => join(site, '.revisions', registryOf(site).folder!)

/** A file that visitors get, such as "dashboard.html". */
export const readServed = (site: string, file: string) => readFileSync(join(servedFolder(site), file), 'utf8')

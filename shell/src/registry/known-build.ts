import type {
  BuildInPage,
  BuiltPage,
  Integrity,
  MessageFiles,
  Published,
  RemoteBuild,
  ShellBuild,
  ShellInPage,
} from '@pundi/contract/federation'

/*
 * What this document knows of the builds. At first, a document may know only the files of its own
 * page, and the names and paths of the other pages. `complete` (registry.ts) loads the rest.
 */

interface Part {
  /** Hash of `build.json`. Undefined once the whole build is known. */
  record?: string | undefined
  coming?: Promise<void> | undefined
}

export interface Build extends Part, Omit<Published<RemoteBuild>, 'pages' | 'requires'> {
  pages: (Pick<BuiltPage, 'page' | 'path' | 'paths'> & Partial<BuiltPage>)[]
}

export type KnownShell = Part & Pick<Published<ShellBuild>, 'id' | 'remote' | 'integrity'>

export function knownBuild(build: BuildInPage | Published<RemoteBuild>): Build {
  if (!('record' in build)) return build
  const { id, remote, record, area, hasLayout, pages, own } = build
  return {
    ...{ id, remote, record, area, messages: {} },
    entry: own?.entry ?? '',
    layout: hasLayout ? [] : null,
    pages: pages.map(([page, path, ...paths]) => ({
      page,
      path,
      ...(paths.length > 0 && { paths }),
      ...(page === own?.page && { ...own, files: Object.keys(own.files), messages: namesIn(own.messages) }),
    })),
    integrity: { ...own?.files, ...hashesIn(own?.messages) },
  }
}

export const knownShell = (shell: ShellInPage | Published<ShellBuild>): KnownShell =>
  'record' in shell ? { ...shell, integrity: hashesIn(shell.messages) } : shell

type Hashed = ShellInPage['messages']

const hashesIn = (messages: Hashed = {}): Integrity =>
  Object.assign({}, ...Object.values(messages)) as Integrity

const namesIn = (messages: Hashed): MessageFiles =>
  Object.fromEntries(Object.entries(messages).map(([language, files]) => [language, Object.keys(files)]))

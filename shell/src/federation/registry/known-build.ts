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
 * Builds as this document knows them: whole, or in part. A part has the files of the document's own page, and of other
 * pages their names and paths; `complete` (registry.ts) adds the rest from the build's record.
 */

interface Part {
  /** The hash of the record; undefined as soon as the build is whole. */
  record?: string | undefined
  /** The record is on its way. */
  coming?: Promise<void> | undefined
}

export interface Build extends Part, Omit<Published<RemoteBuild>, 'pages' | 'requires'> {
  pages: (Pick<BuiltPage, 'page' | 'path'> & Partial<BuiltPage>)[]
}

export type KnownShell = Part & Pick<Published<ShellBuild>, 'id' | 'remote' | 'integrity'>

/** A build as the document of a page has it. */
export function knownBuild(build: BuildInPage | Published<RemoteBuild>): Build {
  if (!('record' in build)) return build
  const { id, remote, record, area, hasLayout, pages, own } = build
  return {
    ...{ id, remote, record, area, messages: {} },
    entry: own?.entry ?? '',
    layout: hasLayout ? [] : null,
    pages: pages.map(([page, path]) => ({
      page,
      path,
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

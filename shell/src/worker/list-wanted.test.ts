import type { Published, Registry, RemoteBuild, ShellBuild } from '@pundi/contract/federation'
import { listFolders, listRevoked, listWanted } from './list-wanted'

const hashes = (...files: string[]) => Object.fromEntries(files.map(file => [file, `sha256-of-${file}`]))

const shell: Published<ShellBuild> = {
  ...{ id: '0000000000d1', remote: 'shell', scripts: ['shell.js'], styles: [], fonts: ['a.woff2'] },
  ...{ messages: {}, provides: {}, inline: { scripts: [], styles: [] } },
  integrity: hashes('shell.js', 'a.woff2', 'background.js', 'messages-en.js', 'messages-id.js'),
}

const remote = (name: string, area: string, id: string, ...paths: string[]): Published<RemoteBuild> => ({
  ...{ id, remote: name as RemoteBuild['remote'], area, entry: 'entry.js', layout: ['layout.js'] },
  pages: paths.map(path => ({
    ...{ page: path.slice(1), path, title: path, files: [`${path.slice(1)}.js`] },
    messages: { en: [`${path.slice(1)}-messages-en.js`] },
  })),
  messages: { en: ['messages-en.js'], id: ['messages-id.js'] },
  requires: {},
  integrity: hashes(
    ...['entry.js', 'layout.js', 'form.js', 'form-messages-en.js', 'messages-en.js', 'messages-id.js'],
    ...paths.flatMap(path => [`${path.slice(1)}.js`, `${path.slice(1)}-messages-en.js`]),
  ),
})

const registry: Registry = {
  ...{ schema: 1, revision: 7 },
  shell: { current: shell, fallback: ['0000000000d0'], revoked: [] },
  remotes: {
    auth: { current: remote('auth', 'accounts', '0000000000a1', '/sign-in'), fallback: [], revoked: [] },
    user: {
      current: remote('user', 'user', '0000000000b2', '/wallet', '/goals'),
      record: 'sha256-of-record',
      fallback: ['0000000000b1'],
      revoked: ['0000000000b0'],
      canary: { build: remote('user', 'user', '0000000000b3'), percent: 5 },
    },
    admin: { current: remote('admin', 'admin', '0000000000c1', '/admin'), fallback: [], revoked: [] },
  },
}

test('every page of the user area is kept, and none that needs the server', () => {
  expect(listWanted(registry, 'en').documents).toEqual(['/wallet', '/goals'])
})

test('of the shell and the area all files are kept by their hashes, but messages in other languages', () => {
  expect(listWanted(registry, 'en').files).toEqual({
    '/r/user/0000000000b2/entry.js': 'sha256-of-entry.js',
    '/r/user/0000000000b2/layout.js': 'sha256-of-layout.js',
    '/r/user/0000000000b2/form.js': 'sha256-of-form.js',
    '/r/user/0000000000b2/form-messages-en.js': 'sha256-of-form-messages-en.js',
    '/r/user/0000000000b2/messages-en.js': 'sha256-of-messages-en.js',
    '/r/user/0000000000b2/wallet.js': 'sha256-of-wallet.js',
    '/r/user/0000000000b2/wallet-messages-en.js': 'sha256-of-wallet-messages-en.js',
    '/r/user/0000000000b2/goals.js': 'sha256-of-goals.js',
    '/r/user/0000000000b2/goals-messages-en.js': 'sha256-of-goals-messages-en.js',
    '/r/user/0000000000b2/build.json': 'sha256-of-record',
    '/r/shell/0000000000d1/shell.js': 'sha256-of-shell.js',
    '/r/shell/0000000000d1/a.woff2': 'sha256-of-a.woff2',
    '/r/shell/0000000000d1/background.js': 'sha256-of-background.js',
    '/r/shell/0000000000d1/messages-en.js': 'sha256-of-messages-en.js',
  })
})

test('where data is dear, of one page what it has loaded already is kept', () => {
  const { documents, files } = listWanted(registry, 'id', '/goals')
  expect(documents).toEqual(['/goals'])
  expect(Object.keys(files).filter(file => file.includes('/user/'))).toEqual(
    ['entry.js', 'layout.js', 'goals.js', 'messages-id.js', 'build.json'].map(
      file => `/r/user/0000000000b2/${file}`,
    ),
  )
  expect(listWanted(registry, 'id', '/admin')).toEqual({ documents: [], files: {} })
})

test('builds stay that may run: in force, before that, and tried by a part', () => {
  expect(listFolders(registry)).toEqual([
    '/r/shell/0000000000d1/',
    '/r/shell/0000000000d0/',
    '/r/auth/0000000000a1/',
    '/r/user/0000000000b2/',
    '/r/user/0000000000b1/',
    '/r/user/0000000000b3/',
    '/r/admin/0000000000c1/',
  ])
  expect(listRevoked(registry)).toEqual(['/r/user/0000000000b0/'])
})

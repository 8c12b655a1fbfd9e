import { read } from './read-page'

const page = read('docs/shipping.md')
const scripts = (folder: string) =>
  (JSON.parse(read(`${folder}/package.json`)) as { scripts: Record<string, string> }).scripts

const named = [...page.matchAll(/npm run (\S+) -w ([\w-]+)((?: (?:--|-- .*?))?)(?: {2}|`|$)/gm)].map(
  ([, script = '', workspace = '', given = '']) => ({ script, workspace, given }),
)

test('each command is a script of its workspace', () => {
  expect(named.length).toBeGreaterThan(5)
  for (const { script, workspace } of named) expect(Object.keys(scripts(workspace))).toContain(script)
})

test('each option is one that the program of the command knows', () => {
  for (const { script, workspace, given } of named)
    for (const [, option = ''] of given.matchAll(/ --([a-z-]+)/g)) {
      const [, program = ''] = /run\.mjs (\S+)$/.exec(scripts(workspace)[script] ?? '') ?? []
      expect([
        script,
        option,
        read(program).includes(`${option}: {`) || read(program).includes(`'${option}': {`),
      ]).toEqual([script, option, true])
    }
})

test('each page that it leads to is there', () => {
  for (const [, path = ''] of page.matchAll(/\]\(([\w/.-]+\.md)\)/g))
    expect(read(`docs/${path}`)).not.toBe('')
})

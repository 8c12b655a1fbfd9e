import { afterEach, expect, test } from '@jest/globals'
import { makeRemote, makeWorkspace, removeFolders } from '../testing/make-dist'
import { runProgram } from '../testing/run-program'

afterEach(removeFolders)

const site = 'SITE is the folder of the site, or a bucket: s3://BUCKET/FOLDER.\n'

const ship =
  'Usage: npm run ship -w WORKSPACE -- --to SITE [--with WORKSPACE_FOLDER]... [--percent PERCENT] [--drop PAGE_PATH]...\n' +
  `For a preview: npm run ship -w WORKSPACE -- --to SITE --preview [--days DAYS] [--server URL]\n${site}`

const rollback = `Usage: npm run rollback -w WORKSPACE -- --site SITE [--to BUILD] [--revoke]\n${site}`

test.each([
  ['ship', 'no folder', [], ship],
  ['ship', 'an unknown option', ['--at', 'x'], ship],
  ['rollback', 'no folder', [], rollback],
])('%s answers %s with its usage', async (program, _what, given, output) => {
  const workspace = makeWorkspace('remote-user', makeRemote('user', 'one'))
  const environment = { npm_lifecycle_event: '' }
  expect(await runProgram(`deploy/commands/${program}.ts`, given, workspace, environment)).toMatchObject({
    code: 1,
    output,
  })
})

import { writeFileSync } from 'node:fs'
import { dictionary } from '@zxcvbn-ts/language-common'

/*
 * Writes shared/contract/passwords/common-passwords.json from the ranked list of
 * @zxcvbn-ts/language-common (MIT). When that package is updated, run `node --import tsx
 * api/list-common-passwords.ts`. Leaves out passwords below the minimum length, because the server
 * refuses them anyway. Sorts the list, because a sorted list compresses a third better.
 */
const MOST = 5000

export const list = [...new Set(dictionary['passwords-common'].map(word => word.toLowerCase()))]
  .filter(word => word.length >= 8)
  .slice(0, MOST)
  .sort()

if (process.argv[1] === import.meta.filename)
  writeFileSync(
    new URL('../shared/contract/passwords/common-passwords.json', import.meta.url),
    `${JSON.stringify(list, null, 2)}\n`,
  )

import { writeFileSync } from 'node:fs'
import { dictionary } from '@zxcvbn-ts/language-common'

/*
 * Writes shared/contract/passwords/common-passwords.json from the ranked list of @zxcvbn-ts/language-common (MIT). Run it by
 * `node --import tsx api/list-common-passwords.ts` when that package is updated. Shorter passwords are refused
 * for their length, so they need not be listed. In the order of the alphabet the list is a third smaller on the wire.
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

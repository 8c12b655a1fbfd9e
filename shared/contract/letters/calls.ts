import type { CallOf } from '../call'
import type * as declared from './declared'

export const findLatestLetter: CallOf<typeof declared.findLatestLetter> = { name: 'GET /letters/latest' }

import type { Content } from './content'
import { en } from './en'
import { es } from './es'
import { id } from './id'

export type { Content } from './content'

export const contents = { en, id, es } satisfies Record<string, Content>
/** The wording of the specification. */
export const content = contents.en

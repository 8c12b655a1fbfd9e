import type { Language } from '@pundi/contract'
import type { Content } from './content'
import { en } from './en'
import { es } from './es'
import { id } from './id'

export type { Content } from './content'

export const contents = { en, id, es } satisfies Record<Language, Content>

export type LandingLanguage = keyof typeof contents

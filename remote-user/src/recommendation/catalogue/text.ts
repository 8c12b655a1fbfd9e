import { textOf } from '@pundi/platform/i18n'
import type messages from './default.json'

/** The words of this page, which come with its code: there are many, and no other page needs them. */
export const { useText } = textOf<keyof typeof messages>()
export type MessageId = keyof typeof messages

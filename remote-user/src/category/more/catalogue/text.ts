import { textOf } from '@pundi/platform/i18n'
import type messages from './default.json'

/** The words of the parts that the page loads after its list. */
export const { useText: useMoreText } = textOf<keyof typeof messages>()
export type MoreMessage = keyof typeof messages

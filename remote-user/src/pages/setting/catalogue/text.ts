import { textOf } from '@pundi/platform/i18n'
import type messages from './default.json'

export const { text, useText } = textOf<keyof typeof messages>()
export type MessageId = keyof typeof messages

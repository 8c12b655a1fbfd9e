import { textOf } from '@pundi/platform/i18n'
import type messages from './default.json'

export type MessageId = keyof typeof messages

export const { text, useText } = textOf<MessageId>()

import { textOf } from '@pundi/platform/i18n'
import type { MessageId as AreaMessageId } from '../../../catalogue/text'
import type messages from './default.json'

export type MessageId = keyof typeof messages | AreaMessageId
export const { text, useText } = textOf<MessageId>()

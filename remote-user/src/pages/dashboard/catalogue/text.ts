import { textOf } from '@pundi/platform/i18n'
import type { MessageId } from '../../../catalogue/text'
import type messages from './default.json'

export const { text, useText } = textOf<keyof typeof messages | MessageId>()

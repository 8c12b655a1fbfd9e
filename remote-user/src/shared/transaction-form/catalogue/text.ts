import { textOf } from '@pundi/platform/i18n'
import type { MessageId } from '../../../catalogue/text'
import type messages from './default.json'

export type FormMessageId = keyof typeof messages | MessageId
export const { text: formText, useText: useFormText } = textOf<FormMessageId>()

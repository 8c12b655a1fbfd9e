import { textOf } from '@pundi/platform/i18n'
import type { MessageId } from '../../catalogue/text'
import type messages from './default.json'

/** The words of the form, which come with its code, beside those of the area: no page needs them before. */
export type FormMessageId = keyof typeof messages | MessageId
export const { text: formText, useText: useFormText } = textOf<FormMessageId>()

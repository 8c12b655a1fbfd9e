import { textOf } from '@pundi/platform/i18n'
import type { MessageId } from '../../catalogue/text'
import type messages from './default.json'

/** The words of the page, which come with it, beside those of every page. */
export const { text, useText } = textOf<keyof typeof messages | MessageId>()

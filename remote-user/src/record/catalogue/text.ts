import { textOf } from '@pundi/platform/i18n'
import type messages from './default.json'

/**
 * The words for what a record has beside the fields of the specification, and for how it comes back. They come with
 * what shows it.
 */
export const { text, useText: useRecordText } = textOf<keyof typeof messages>()

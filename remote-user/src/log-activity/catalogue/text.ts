import { textOf } from '@pundi/platform/i18n'
import type messages from './default.json'

/** The words of this page, which come with its code: no other page needs them. */
export const { text, useText } = textOf<keyof typeof messages>()

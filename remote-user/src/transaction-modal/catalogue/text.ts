import { textOf } from '@pundi/platform/i18n'
import type messages from './default.json'

/** The words of the form's quick ways, which come with its code: no page needs them before. */
export const { useText: useFormText } = textOf<keyof typeof messages>()

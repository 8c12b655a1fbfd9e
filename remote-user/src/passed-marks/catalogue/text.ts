import { textOf } from '@pundi/platform/i18n'
import type { MessageId as AreaMessageId } from '../../catalogue/text'
import type messages from './default.json'

/** The words about budgets that pass a mark, which come with their code, beside those of the area. */
export const { useText } = textOf<keyof typeof messages | AreaMessageId>()

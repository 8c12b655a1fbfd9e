import { textOf } from '@pundi/platform/i18n'
import type { MessageId as WalletMessageId } from '../../catalogue/text'
import type messages from './default.json'

/** The words of purchases in instalments, which come with their code, beside those of wallets. */
export const { useText } = textOf<keyof typeof messages | WalletMessageId>()

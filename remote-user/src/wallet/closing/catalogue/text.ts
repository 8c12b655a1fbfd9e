import { textOf } from '@pundi/platform/i18n'
import type { MessageId as WalletMessageId } from '../../catalogue/text'
import type messages from './default.json'

/** The words of the question before a wallet is closed, which come with its code, beside those of wallets. */
export const { useText } = textOf<keyof typeof messages | WalletMessageId>()

import { linkToken } from '../link-token'

/** Of the link that this tab was opened by to confirm an e-mail address. */
export const confirmToken = linkToken()

/** Nothing is confirmed by opening a link: programs that look through e-mails open every one. */
export const loadLink = (address: string) =>
  confirmToken.take(address) ?? { hasLink: confirmToken.read() !== null }

export type ConfirmEmailData = Exclude<ReturnType<typeof loadLink>, Response>

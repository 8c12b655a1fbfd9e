import { linkToken } from '../link-token'

/** Of the link that this tab was opened by to confirm an e-mail address. */
export const confirmToken = linkToken()

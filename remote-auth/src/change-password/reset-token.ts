import { linkToken } from '../link-token'

/** Of the reset link that this tab was opened by. */
export const resetToken = linkToken()

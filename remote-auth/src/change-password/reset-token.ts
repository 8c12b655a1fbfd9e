/*
 * The token of the reset link that this tab was opened by. It lives in this module alone: in no address, no storage, no
 * state of the router or of a screen; a reload forgets it.
 */
let token: string | null = null

export const keepResetToken = (taken: string) => {
  token = taken
}

export const forgetResetToken = () => {
  token = null
}

export const resetToken = () => token

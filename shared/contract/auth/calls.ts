import type { CallOf } from '../call'
import type * as declared from './declared'

export const register: CallOf<typeof declared.register> = { name: 'POST /auth/register' }
export const login: CallOf<typeof declared.login> = { name: 'POST /auth/login' }
export const listProviders: CallOf<typeof declared.listProviders> = { name: 'GET /auth/providers' }
export const beginGoogle: CallOf<typeof declared.beginGoogle> = { name: 'GET /auth/google/redirect' }
export const endGoogle: CallOf<typeof declared.endGoogle> = { name: 'GET /auth/google/callback' }
export const logout: CallOf<typeof declared.logout> = { name: 'POST /auth/logout' }
export const findCurrentUser: CallOf<typeof declared.findCurrentUser> = { name: 'GET /auth/user' }
export const rotateToken: CallOf<typeof declared.rotateToken> = { name: 'POST /auth/rotate' }
export const changePassword: CallOf<typeof declared.changePassword> = { name: 'POST /auth/change-password' }
export const confirmEmail: CallOf<typeof declared.confirmEmail> = { name: 'POST /auth/confirm-email' }
export const sendEmailLink: CallOf<typeof declared.sendEmailLink> = { name: 'POST /auth/confirm-email/link' }
export const listSessions: CallOf<typeof declared.listSessions> = { name: 'GET /auth/sessions' }
export const removeSession: CallOf<typeof declared.removeSession> = { name: 'DELETE /auth/sessions/:id' }
export const removeOtherSessions: CallOf<typeof declared.removeOtherSessions> = {
  name: 'DELETE /auth/sessions',
}
export const forgotPassword: CallOf<typeof declared.forgotPassword> = { name: 'POST /password/forgot' }

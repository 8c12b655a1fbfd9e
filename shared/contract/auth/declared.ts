import { call } from '../call'
import { messageAnswer } from '../fields/answer'
import { oneRecord } from '../fields/one-record'
import { changePasswordBody, forgotPasswordBody, loginBody, registerBody } from './credentials'
import {
  changePasswordAnswer,
  currentUserAnswer,
  providersAnswer,
  rotateAnswer,
  sessionAnswer,
  sessionsAnswer,
} from './session'

export const register = call('POST /auth/register', {
  access: 'everybody',
  summary: 'Make an account, once for each Idempotency-Key',
  body: registerBody,
  heeds: ['Idempotency-Key'],
  refuses: [409, 429],
  status: 201,
  answer: sessionAnswer,
})

export const login = call('POST /auth/login', {
  access: 'everybody',
  summary: 'Sign in',
  body: loginBody,
  refuses: [401, 403, 429],
  answer: sessionAnswer,
})

export const listProviders = call('GET /auth/providers', {
  access: 'everybody',
  summary: 'Which social sign-ins there are',
  answer: providersAnswer,
})

export const beginGoogle = call('GET /auth/google/redirect', {
  access: 'everybody',
  summary: 'Begin a social sign-in: a navigation of the browser',
  description:
    'With `?tab=`, 32 hexadecimal digits at random that the tab keeps: the address at the end carries them too.',
  sends: 'redirect',
})

export const endGoogle = call('GET /auth/google/callback', {
  access: 'everybody',
  summary: 'End a social sign-in: a navigation of the browser',
  sends: 'redirect',
})

export const logout = call('POST /auth/logout', {
  access: 'user',
  summary: 'Sign out',
  answer: messageAnswer,
})

export const findCurrentUser = call('GET /auth/user', {
  access: 'user',
  summary: 'The signed-in user',
  answer: currentUserAnswer,
})

export const rotateToken = call('POST /auth/rotate', {
  access: 'user',
  summary: 'Swap the token for a fresh one',
  answer: rotateAnswer,
})

export const changePassword = call('POST /auth/change-password', {
  access: 'user or link',
  summary: 'Change the password, by a session or by a reset link',
  body: changePasswordBody,
  refuses: [403],
  answer: changePasswordAnswer,
  activity: 'Change password',
})

export const confirmEmail = call('POST /auth/confirm-email', {
  access: 'link',
  summary: 'Take the new e-mail address, or prove the present one, by the link that was sent to it',
  refuses: [409],
  answer: messageAnswer,
})

export const sendEmailLink = call('POST /auth/confirm-email/link', {
  access: 'user',
  summary: 'Send the link that proves the present e-mail address, unless it is proven',
  refuses: [429],
  answer: messageAnswer,
})

export const listSessions = call('GET /auth/sessions', {
  access: 'user',
  summary: 'Where the account is signed in',
  answer: sessionsAnswer,
})

export const removeSession = call('DELETE /auth/sessions/:id', {
  access: 'user',
  summary: 'End one session',
  params: oneRecord,
  answer: messageAnswer,
})

export const removeOtherSessions = call('DELETE /auth/sessions', {
  access: 'user',
  summary: 'End all sessions but this one',
  answer: messageAnswer,
})

export const forgotPassword = call('POST /password/forgot', {
  access: 'everybody',
  summary: 'Send a link that sets a new password, if the address exists',
  body: forgotPasswordBody,
  refuses: [429],
  answer: messageAnswer,
})

import type { MessageId, Say } from '../messages/say'

/**
 * Every type of action, as a message id. Some types are only in the audit log, not in the user's
 * activity log: sign-ins, sign-outs, reset requests, deletions from the log and administrators'
 * actions.
 */
const activityTypes = [
  'Activate user',
  'Add category',
  'Add goal',
  'Add goal move',
  'Add instalments',
  'Add schedule',
  'Add transaction',
  'Add transfer',
  'Add wallet',
  'Change category',
  'Change email',
  'Change goal',
  'Change password',
  'Change schedule',
  'Change settings',
  'Change transaction',
  'Change transfer',
  'Change wallet',
  'Confirm email',
  'Create account',
  'Deactivate user',
  'Delete account',
  'Delete activity',
  'Delete budget',
  'Delete category',
  'Delete goal',
  'Delete goal move',
  'Delete instalments',
  'Delete schedule',
  'Delete transaction',
  'Delete transfer',
  'Delete wallet',
  'Demote user',
  'Export data',
  'Join Google',
  'Move budget',
  'Promote user',
  'Refuse schedule',
  'Request password reset',
  'Restore',
  'Restore budget',
  'Restore category',
  'Restore category order',
  'Restore goal',
  'Restore goal move',
  'Restore instalments',
  'Restore schedule',
  'Restore transaction',
  'Restore transfer',
  'Restore wallet',
  'Set budget',
  'Sign in',
  'Sign out',
  'Skip schedule',
  'Sort categories',
] as const satisfies MessageId[]
export type ActivityType = (typeof activityTypes)[number]

export function typesThatSay(search: string, say: Say): ActivityType[] {
  const wanted = search.trim().toLocaleLowerCase()
  return activityTypes.filter(type => say(type).toLocaleLowerCase().includes(wanted))
}

export { session, useSession, type Session } from './session'
export { logOut } from './log-out'
export { expire, signIn, signOut, updateUser } from './transitions'
export { keepTabsInStep } from './keep-tabs-in-step'

import type { SignInProblem } from '@pundi/contract'
import type { MessageId } from '../catalogue/text'

const sentences: Record<SignInProblem, MessageId> = {
  denied: 'You did not let Google sign you in. Try again, or use your e-mail address and password.',
  unverified:
    'Google has not verified your e-mail address. Verify it there first, or sign in with a password.',
  existing: 'This e-mail address belongs to an account that signs in with its password.',
  deactivated: 'This account has been deactivated.',
  unavailable:
    'Google cannot be reached right now. Try again later, or use your e-mail address and password.',
  limited: 'Too many attempts. Please try again later.',
  elsewhere:
    'This Google sign-in was not started in this tab, so nobody was signed in. Please start it here.',
  failed: 'Signing in with Google did not work. Please try again.',
}

/** Why a social sign-in came to nothing: `?problem=` of the address in words, of which there is a fixed set. */
export function signInProblem(search: string): MessageId | undefined {
  const problem = new URLSearchParams(search).get('problem')
  if (problem === null) return undefined
  return Object.hasOwn(sentences, problem) ? sentences[problem as SignInProblem] : sentences.failed
}

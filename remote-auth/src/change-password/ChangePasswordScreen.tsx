import { useActionData, useLoaderData } from 'react-router-dom'
import { ChangePasswordForm } from './ChangePasswordForm'
import { NoRight } from './NoRight'
import { PasswordChanged } from './PasswordChanged'
import type { ChangePasswordData } from './route'
import type { PasswordAnswer } from './send-password'

export function ChangePasswordScreen() {
  const { right } = useLoaderData<ChangePasswordData>()
  const answer = useActionData<PasswordAnswer>()
  if (answer?.isChanged) return <PasswordChanged message={answer.message} mustSignIn={answer.mustSignIn} />
  if (right === 'none' || answer?.isLinkDead) return <NoRight message={answer?.message} />
  return <ChangePasswordForm right={right} answer={answer} />
}

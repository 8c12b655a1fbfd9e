import { useLoaderData } from 'react-router-dom'
import { useText } from '../catalogue/text'
import { useAnswer } from '../use-answer'
import { ChangePasswordForm } from './ChangePasswordForm'
import { NoRight } from './NoRight'
import { PasswordChanged } from './PasswordChanged'
import type { ChangePasswordData } from './route'
import type { PasswordAnswer } from './send-password'

export function ChangePasswordScreen() {
  const text = useText()
  const { right } = useLoaderData<ChangePasswordData>()
  const answer = useAnswer<PasswordAnswer>()
  if (answer?.isChanged)
    return <PasswordChanged message={answer.message(text)} mustSignIn={answer.mustSignIn} />
  if (right === 'none' || answer?.isLinkDead) return <NoRight message={answer?.message?.(text)} />
  return <ChangePasswordForm right={right} answer={answer} />
}

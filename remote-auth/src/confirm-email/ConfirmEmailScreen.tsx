import { useLoaderData } from 'react-router-dom'
import { AccountCard } from '../AccountCard'
import { useText } from '../catalogue/text'
import { useAnswer } from '../use-answer'
import { ConfirmForm } from './ConfirmForm'
import { EmailConfirmed } from './EmailConfirmed'
import { NoLink } from './NoLink'
import type { ConfirmEmailData } from './route'
import type { ConfirmAnswer } from './send-confirmation'

export function ConfirmEmailScreen() {
  const text = useText()
  const { hasLink } = useLoaderData<ConfirmEmailData>()
  const answer = useAnswer<ConfirmAnswer | null>() ?? undefined
  return (
    <AccountCard
      title={text('Confirm your e-mail address')}
      lead={text('It takes the place of the address that your account has.')}
    >
      {answer?.became === 'confirmed' ? (
        <EmailConfirmed message={answer.message(text)} />
      ) : hasLink ? (
        <ConfirmForm answer={answer} />
      ) : (
        <NoLink message={answer?.message(text)} />
      )}
    </AccountCard>
  )
}

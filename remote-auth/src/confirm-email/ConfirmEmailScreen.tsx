import { useActionData, useLoaderData } from 'react-router-dom'
import { AccountCard } from '../AccountCard'
import { useText } from '../catalogue/text'
import { ConfirmForm } from './ConfirmForm'
import { EmailConfirmed } from './EmailConfirmed'
import { NoLink } from './NoLink'
import type { ConfirmEmailData } from './route'
import type { ConfirmAnswer } from './send-confirmation'

export function ConfirmEmailScreen() {
  const text = useText()
  const { hasLink } = useLoaderData<ConfirmEmailData>()
  const answer = useActionData<ConfirmAnswer | null>() ?? undefined
  return (
    <AccountCard
      title={text('Confirm your e-mail address')}
      lead={text('It takes the place of the address that your account has.')}
    >
      {answer?.became === 'confirmed' ? (
        <EmailConfirmed message={answer.message} />
      ) : hasLink ? (
        <ConfirmForm answer={answer} />
      ) : (
        <NoLink message={answer?.message} />
      )}
    </AccountCard>
  )
}

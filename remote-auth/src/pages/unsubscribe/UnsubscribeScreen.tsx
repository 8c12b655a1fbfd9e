import { AlertBox, Button, LinkButton, useSubmitOnce } from '@pundi/kit/ui'
import { Form, useLoaderData, useNavigation } from 'react-router-dom'
import { AccountCard } from '../../shared/account-card/AccountCard'
import { useText } from '../../catalogue/text'
import { useAnswer } from '../../shared/form/use-account-form'
import type { UnsubscribeAnswer, UnsubscribeData } from './send-unsubscribe'

export function UnsubscribeScreen() {
  const text = useText()
  const { hasLink } = useLoaderData<UnsubscribeData>()
  const answer = useAnswer<UnsubscribeAnswer | null>() ?? undefined
  const isOver = answer !== undefined && answer.became !== 'failed'
  return (
    <AccountCard
      title={text('Stop these emails')}
      lead={text('Nothing else changes, and you don’t need to sign in.')}
    >
      {answer && <AlertBox type={isGood(answer) ? 'success' : 'error'}>{answer.message(text)}</AlertBox>}
      {!isOver && hasLink && <StopForm answer={answer} />}
      {!answer && !hasLink && (
        <AlertBox type="error">
          {text('To stop our emails, open the link at the end of any of them.')}
        </AlertBox>
      )}
      {(isOver || !hasLink) && (
        <>
          <p>{text('In Settings, you can choose which emails you get.')}</p>
          <LinkButton to="/setting">{text('Open Settings')}</LinkButton>
        </>
      )}
    </AccountCard>
  )
}

/** `none` counts as success too, because the user gets no e-mails. */
const isGood = ({ became }: UnsubscribeAnswer) => became === 'stopped' || became === 'none'

function StopForm({ answer }: { answer: UnsubscribeAnswer | undefined }) {
  const text = useText()
  const isBusy = useNavigation().state !== 'idle'
  const sendOnce = useSubmitOnce(isBusy, answer)
  return (
    <Form method="post" onSubmit={sendOnce}>
      <p>{text('Press the button to stop getting emails like the one that brought you here.')}</p>
      <Button busy={isBusy ? text('Loading...') : undefined}>{text('Stop these emails')}</Button>
    </Form>
  )
}

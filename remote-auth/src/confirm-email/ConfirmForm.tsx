import { AlertBox, Button, useSubmitOnce } from '@pundi/kit/ui'
import { Form, useNavigation } from 'react-router-dom'
import { useText } from '../catalogue/text'
import type { ConfirmAnswer } from './send-confirmation'

/** `answer` is why the last try failed. */
export function ConfirmForm({ answer }: { answer: ConfirmAnswer | undefined }) {
  const text = useText()
  const isBusy = useNavigation().state !== 'idle'
  const sendOnce = useSubmitOnce(isBusy, answer)
  return (
    <>
      {answer && <AlertBox type="error">{answer.message(text)}</AlertBox>}
      <Form method="post" onSubmit={sendOnce}>
        <p>
          {text(
            'Press the button, and from then on you sign in with the address that this link was sent to.',
          )}
        </p>
        <Button busy={isBusy ? text('Loading...') : undefined}>
          {text('Confirm my new e-mail address')}
        </Button>
      </Form>
    </>
  )
}

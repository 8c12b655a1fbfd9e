import type { ChangeAnswer, Typed } from '@pundi/kit/form'
import { AlertBox, Button, ButtonRow, Dialog, useSubmitOnce } from '@pundi/kit/ui'
import type { ReactNode } from 'react'
import { useText } from '../../catalogue/text'
import css from './form.module.css'
import type { PageForm } from './FormDialog'
import { Hidden } from './Hidden'

interface RemovalDialogProps<Purpose, Answer extends ChangeAnswer> extends PageForm<Purpose, Answer> {
  title: string
  action: string
  change: Answer['change']
  sent: Typed<string>
  children: ReactNode
}

export function RemovalDialog<Purpose, Answer extends ChangeAnswer>({
  fetcher,
  form,
  title,
  action,
  change,
  sent,
  children,
}: RemovalDialogProps<Purpose, Answer>) {
  const text = useText()
  const isBusy = fetcher.state !== 'idle'
  const sendOnce = useSubmitOnce(isBusy, fetcher.data)
  return (
    <Dialog title={title} open onClose={() => !isBusy && form.close()} closeLabel={text('Close')}>
      <fetcher.Form className={css.form} method="post" action={action} onSubmit={sendOnce}>
        <Hidden fields={{ ...sent, change }} />
        <p>{children}</p>
        {form.refused && <AlertBox type="error">{form.refused.message}</AlertBox>}
        <ButtonRow>
          <Button type="button" tone="quiet" onClick={form.close} disabled={isBusy}>
            {text('Cancel')}
          </Button>
          <Button tone="danger" busy={isBusy ? text('Loading...') : undefined}>
            {text('Delete')}
          </Button>
        </ButtonRow>
      </fetcher.Form>
    </Dialog>
  )
}

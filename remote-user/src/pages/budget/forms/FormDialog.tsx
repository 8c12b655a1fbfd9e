import { useAmountReader } from '@pundi/kit/amount'
import { fieldErrors } from '@pundi/kit/form'
import { AlertBox, Button, ButtonRow, useFirstErrorFocus, useSubmitOnce } from '@pundi/kit/ui'
import { type ReactNode, useState } from 'react'
import { AskingDialog } from '../../../shared/save-form/AskingDialog'
import css from '../../../shared/save-form/form.module.css'
import { Hidden } from '../../../shared/save-form/Hidden'
import type { BudgetField } from '../budget-fields'
import { useText } from '../catalogue/text'
import type { FieldsOf } from '../change-budgets'
import { warmChanges } from '../load-budgets'
import type { BudgetFormProps } from '../purpose'

interface FormDialogProps extends Pick<BudgetFormProps, 'fetcher' | 'form' | 'answer'> {
  title: string
  change: 'set' | 'setOne' | 'move'
  sends?: FieldsOf['setOne' | 'move']
  label?: string
  ways?: ReactNode
  children: ReactNode
}

export function FormDialog({
  title,
  change,
  sends = {},
  label,
  ways,
  fetcher,
  form,
  answer,
  children,
}: FormDialogProps) {
  const text = useText()
  useAmountReader()
  const [isTyped, setTyped] = useState(false)
  const isBusy = fetcher.state !== 'idle'
  const holder = useFirstErrorFocus(form.refused)
  const { message } = errorsOf(form.refused)
  const sendOnce = useSubmitOnce(isBusy, fetcher.data)

  return (
    <AskingDialog title={title} isTyped={isTyped} isBusy={isBusy} keepsContent={isTyped} onClose={form.close}>
      {close => (
        <fetcher.Form
          ref={holder}
          method="post"
          action="/budget"
          className={css.form}
          onChange={() => setTyped(true)}
          onFocus={warmChanges}
          onSubmit={sendOnce}
        >
          <Hidden fields={{ change, from_period: answer.meta.period.from, ...sends }} />
          <div className={css.fields}>{children}</div>
          <div className={css.end}>
            {message && <AlertBox type="error">{message}</AlertBox>}
            <ButtonRow>
              {ways}
              <Button type="button" tone="quiet" onClick={close} disabled={isBusy}>
                {text('Cancel')}
              </Button>
              {label !== undefined && <Button busy={isBusy ? text('Loading...') : undefined}>{label}</Button>}
            </ButtonRow>
          </div>
        </fetcher.Form>
      )}
    </AskingDialog>
  )
}

const shownFields = ['amount'] satisfies BudgetField[]

export const errorsOf = (refused: BudgetFormProps['form']['refused']) => fieldErrors(shownFields, refused)

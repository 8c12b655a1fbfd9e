import { Button, Dialog, NumberTable, type NumberTableProps } from '@pundi/kit/ui'
import { type ReactNode, useState } from 'react'
import { useText } from './catalogue/text'
import css from './TableDialog.module.css'

interface TableDialogProps extends NumberTableProps {
  /** Above the table: the rule that it is computed by. */
  children?: ReactNode
}

/** The numbers of a chart, in a dialog: below the chart they would leave a hole beside it. */
export function TableDialog({ children, ...table }: TableDialogProps) {
  const text = useText()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button type="button" tone="quiet" className={css.open} onClick={() => setOpen(true)}>
        {text('Show as a table')}
      </Button>
      <Dialog title={table.label} open={isOpen} onClose={() => setOpen(false)} closeLabel={text('Close')}>
        {children}
        <NumberTable {...table} />
      </Dialog>
    </>
  )
}

import { Button, Dialog, NumberTable, type NumberTableProps } from '@pundi/kit/ui'
import { type ReactNode, useState } from 'react'
import { useText } from './catalogue/text'
import css from './TableDialog.module.css'

interface TableDialogProps extends NumberTableProps {
  children?: ReactNode
}

/**
 * Shows a chart's numbers as a table. The table is in a dialog, because below the chart it would
 * leave a gap beside the card.
 */
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

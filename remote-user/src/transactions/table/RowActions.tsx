import { IconButton, OnePathIcon } from '@pundi/kit/ui'
import * as eye from 'lucide-react/icons/eye'
import * as pencil from 'lucide-react/icons/pencil'
import * as trash from 'lucide-react/icons/trash'
import { type ComponentProps, memo } from 'react'
import { useText } from '../../catalogue/text'

/** What can be done with a row. */
export type RowAct = 'select' | 'view' | 'edit' | 'remove'

interface RowActionsProps {
  /** The id of what describes the row. */
  about: string
  /** Must be the same function at every render. */
  onAct: (act: RowAct) => void
}

/** Three buttons and their icons are half of a row's elements, and the same whatever the row shows. */
export const RowActions = memo(function RowActions({ about, onAct }: RowActionsProps) {
  const text = useText()
  const button = (
    act: RowAct,
    label: 'View' | 'Edit' | 'Delete',
    icon: ComponentProps<typeof OnePathIcon>['of'],
  ) => (
    <IconButton label={text(label)} data-act={act} aria-describedby={about} onClick={() => onAct(act)}>
      <OnePathIcon of={icon} />
    </IconButton>
  )
  return (
    <>
      {button('view', 'View', eye)}
      {button('edit', 'Edit', pencil)}
      {button('remove', 'Delete', trash)}
    </>
  )
})

import { IconButton, OnePathIcon } from '@pundi/kit/ui'
import * as eye from 'lucide-react/icons/eye'
import * as pencil from 'lucide-react/icons/pencil'
import * as trash from 'lucide-react/icons/trash'
import { type ComponentProps, memo } from 'react'
import { useText } from '../../../catalogue/text'

export type RowAct = 'select' | 'view' | 'edit' | 'remove'

interface RowActionsProps {
  about: string
  /** Must be a stable function, or the memoized buttons render again. */
  onAct: (act: RowAct) => void
}

/** Memoized, because the three icon buttons are half of a row's elements and never change. */
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

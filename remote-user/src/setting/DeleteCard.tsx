import type { Settings } from '@pundi/contract'
import { Button, Card } from '@pundi/kit/ui'
import { useState } from 'react'
import { useText } from './catalogue/text'
import { DeleteDialog } from './DeleteDialog'
import css from './SettingCard.module.css'

/** `settings` are null where they could not be loaded. */
export function DeleteCard({ settings }: { settings: Settings | null }) {
  const text = useText()
  const [isAsking, setAsking] = useState(false)
  return (
    <Card title={text('Delete my account')}>
      <div className={css.row}>
        <p className={css.lead}>{text('Your account goes for good, with everything in it.')}</p>
        <Button type="button" tone="danger" onClick={() => setAsking(true)}>
          {text('Delete my account')}
        </Button>
      </div>
      {isAsking && (
        <DeleteDialog
          email={settings?.email}
          hasPassword={settings?.has_password === true}
          onClose={() => setAsking(false)}
        />
      )}
    </Card>
  )
}

import { Button, Card, LinkButton, PageHeader } from '@pundi/kit/ui'
import { useLoaderData } from 'react-router-dom'
import { TryAgain } from '../../shared/retry/TryAgain'
import { useText } from './catalogue/text'
import type { SettingData } from './load-setting'
import { SessionsCard } from './sessions/SessionsCard'
import { SettingsForm } from './profile/SettingsForm'
import { DownloadData } from './account/DownloadData'
import css from './SettingCard.module.css'
import type { Settings } from '@pundi/contract'
import { useState } from 'react'
import { DeleteDialog } from './account/DeleteDialog'

export function SettingScreen() {
  const text = useText()
  const { sessions, ...loaded } = useLoaderData<SettingData>()
  const settings = useLastLoaded(loaded.settings)
  return (
    <>
      <PageHeader title={text('Settings')} />
      {settings ? (
        <SettingsForm settings={settings} />
      ) : (
        <Card>
          <TryAgain message={text('We couldn’t load your settings')} />
        </Card>
      )}
      <PasswordCard />
      <SessionsCard sessions={sessions} />
      <DataCard />
      <DeleteCard settings={settings} />
    </>
  )
}

function DataCard() {
  const text = useText()
  return (
    <Card title={text('Your data')}>
      <DownloadData lead={text('Everything Pundi stores about you, in one file other apps can read.')} />
    </Card>
  )
}

function PasswordCard() {
  const text = useText()
  return (
    <Card title={text('Password')}>
      <div className={css.row}>
        <p className={css.lead}>{text('Changing your password signs you out on other devices.')}</p>
        <LinkButton to="/change-password" tone="quiet">
          {text('Change Password')}
        </LinkButton>
      </div>
    </Card>
  )
}

function DeleteCard({ settings }: { settings: Settings | null }) {
  const text = useText()
  const [isAsking, setAsking] = useState(false)
  return (
    <Card title={text('Delete account')}>
      <div className={css.row}>
        <p className={css.lead}>{text('Your account and all data will be deleted permanently.')}</p>
        <Button type="button" tone="danger" onClick={() => setAsking(true)}>
          {text('Delete account')}
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

/**
 * The last loaded value, which is used if a reload fails, so that a form does not disappear. Null
 * if nothing has loaded yet.
 */
function useLastLoaded<Value>(loaded: Value | null) {
  const [last, setLast] = useState(loaded)
  if (loaded !== null && loaded !== last) setLast(loaded)
  return loaded ?? last
}

import { Card, LinkButton } from '@pundi/kit/ui'
import { useText } from './catalogue/text'
import css from './SettingCard.module.css'

export function PasswordCard() {
  const text = useText()
  return (
    <Card title={text('Password')}>
      <div className={css.row}>
        <p className={css.lead}>{text('A changed password signs you out everywhere else.')}</p>
        <LinkButton to="/change-password" tone="quiet">
          {text('Change Password')}
        </LinkButton>
      </div>
    </Card>
  )
}

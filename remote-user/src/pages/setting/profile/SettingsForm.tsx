import type { Settings } from '@pundi/contract'
import { fieldsOf } from '@pundi/kit/form'
import { AlertBox, Button, ButtonRow, Card, useFirstErrorFocus, useSubmitOnce } from '@pundi/kit/ui'
import { useText } from '../catalogue/text'
import { type FieldsProps, shownNames, useSettingsForm } from './use-settings-form'
import { warmChecks } from '../load-setting'
import { AppearanceFields } from './AppearanceFields'
import { MailFields } from './MailFields'
import { PeriodFields } from './PeriodFields'
import { ProfileFields } from './ProfileFields'
import { RefusalBox } from '../RefusalBox'
import { UnprovenNote } from './UnprovenNote'
import css from './SettingsForm.module.css'

export function SettingsForm({ settings }: { settings: Settings }) {
  const text = useText()
  const { fetcher, isBusy, draft, isChanged, isOtherAddress, isNewAddress, type, discard } =
    useSettingsForm(settings)
  const answer = fetcher.data
  const refusal = answer?.isSaved === false ? answer : undefined
  const form = useFirstErrorFocus(refusal?.errors)
  const sendOnce = useSubmitOnce(isBusy, answer)
  const { field, other } = fieldsOf(shownNames, refusal?.errors(text))
  const bind: FieldsProps['bind'] = name => ({
    value: draft[name],
    onChange: ({ target }) => type(name, isBox(target) ? (target.checked ? 'on' : '') : target.value),
  })

  return (
    <Card>
      <fetcher.Form
        className={css.form}
        method="post"
        action="/setting"
        noValidate
        ref={form}
        onFocus={warmChecks}
        onSubmit={sendOnce}
      >
        <input type="hidden" name="intent" value="save" />
        <fieldset className={css.part}>
          <legend>{text('Profile')}</legend>
          <div className={`${css.fields} ${css.profile}`}>
            <ProfileFields
              bind={bind}
              field={field}
              present={settings.pending_email === null ? undefined : settings.email}
              asksCurrent={
                (settings.has_password && isNewAddress) || (refusal?.asksCurrent === true && isOtherAddress)
              }
            />
          </div>
        </fieldset>
        <fieldset className={css.part}>
          <legend>{text('Month start and time zone')}</legend>
          <div className={`${css.fields} ${css.profile}`}>
            <PeriodFields bind={bind} field={field} />
          </div>
        </fieldset>
        <fieldset className={css.part}>
          <legend>{text('Emails')}</legend>
          {!settings.is_email_proven && <UnprovenNote email={settings.email} />}
          <MailFields bind={bind} />
        </fieldset>
        <fieldset className={css.part}>
          <legend>{text('Appearance')}</legend>
          <div className={css.fields}>
            <AppearanceFields bind={bind} field={field} />
          </div>
        </fieldset>
        {refusal && <RefusalBox key={refusal.at} {...refusal} other={other} />}
        {answer?.isSaved && !isChanged && (
          <AlertBox key={answer.at} type="success">
            {answer.pending === null
              ? text('Your settings are saved.')
              : text(
                  'Your settings are saved. Open the link we sent to {email} to confirm the new address.',
                  {
                    email: answer.pending,
                  },
                )}
          </AlertBox>
        )}
        <ButtonRow>
          {isChanged && (
            <Button type="button" tone="quiet" onClick={discard} disabled={isBusy}>
              {text('Discard changes')}
            </Button>
          )}
          <Button busy={isBusy ? text('Loading...') : undefined}>{text('Save Changes')}</Button>
        </ButtonRow>
      </fetcher.Form>
    </Card>
  )
}

const isBox = (field: HTMLInputElement | HTMLSelectElement): field is HTMLInputElement =>
  field.type === 'checkbox'

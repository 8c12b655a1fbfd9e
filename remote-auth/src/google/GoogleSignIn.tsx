import { LinkButton } from '@pundi/kit/ui'
import { useText } from '../catalogue/text'
import { beginGoogle, googleAddress } from './google-api'
import { GoogleMark } from './GoogleMark'
import css from './GoogleSignIn.module.css'
import { useGoogle } from './use-google'

/** The other way in. It goes where the server says that it would lead nowhere. */
export function GoogleSignIn() {
  const text = useText()
  const isThere = useGoogle()
  if (!isThere) return null
  return (
    <div className={css.google}>
      <p className={css.or}>{text('or')}</p>
      <LinkButton
        to={googleAddress}
        reloadDocument
        tone="quiet"
        rel="nofollow"
        onClick={({ currentTarget }) => (currentTarget.href = beginGoogle())}
      >
        <GoogleMark /> {text('Continue with Google')}
      </LinkButton>
    </div>
  )
}

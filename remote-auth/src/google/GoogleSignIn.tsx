import { LinkButton } from '@pundi/shared/ui'
import { Suspense, use, useState } from 'react'
import { useText } from '../catalogue/text'
import { googleAddress } from './google-api'
import { GoogleMark } from './GoogleMark'
import css from './GoogleSignIn.module.css'

/** The other way in. It stands there from the start, and goes where the server says that it would lead nowhere. */
export function GoogleSignIn({ isThere }: { isThere: Promise<boolean> }) {
  // Asked again after every form that was sent; the first answer holds, so that nothing waits for another.
  const [first] = useState(isThere)
  return (
    <Suspense fallback={<Way />}>
      <WayIfThere isThere={first} />
    </Suspense>
  )
}

const WayIfThere = ({ isThere }: { isThere: Promise<boolean> }) => (use(isThere) ? <Way /> : null)

function Way() {
  const text = useText()
  return (
    <div className={css.google}>
      <p className={css.or}>{text('or')}</p>
      <LinkButton to={googleAddress} reloadDocument tone="quiet" rel="nofollow">
        <GoogleMark /> {text('Continue with Google')}
      </LinkButton>
    </div>
  )
}

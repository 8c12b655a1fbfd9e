import { Suspense, useState } from 'react'
import { FormAway } from '../FormAway'
import { latePart } from '../late-part'
import type { DrawnFormProps } from './open-form'

/**
 * The open form about wallets, if any. Its code is loaded, with its words, when the first one is drawn. It keeps the
 * wallets that it had where they cannot be loaded again: without them its fields would say another thing.
 */
export function DrawnForm(props: DrawnFormProps) {
  const { opened } = props.form
  const [known, setKnown] = useState(props.wallets)
  const wallets = props.wallets.length > 0 ? props.wallets : known
  if (wallets !== known) setKnown(wallets)
  return (
    opened && (
      <Suspense>
        <MoneyForm key={opened.opening} opened={opened} {...props} wallets={wallets} />
      </Suspense>
    )
  )
}

const MoneyForm = latePart(
  () =>
    import(/* webpackChunkName: "wallet-forms" */ './forms').then(forms =>
      forms.loadWords().then(() => forms),
    ),
  forms => forms.MoneyForm,
  FormAway,
)

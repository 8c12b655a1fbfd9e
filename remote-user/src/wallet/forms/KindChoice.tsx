import type { WalletKind } from '@pundi/contract'
import { letFormRead } from '../../let-form-read'
import { useText } from '../catalogue/text'
import { allKinds, kinds } from '../kinds'
import { WalletMark } from '../tiles/WalletMark'
import choice from './choice.module.css'
import css from './KindChoice.module.css'

/** Chooses the kind of a wallet, by icon and word. The arrow keys go through them, as through any radio buttons. */
export function KindChoice({ chosen }: { chosen: WalletKind }) {
  const text = useText()
  return (
    <fieldset className={choice.group}>
      <legend>{text('Kind')}</legend>
      <div className={css.choices}>
        {allKinds.map(kind => (
          <label key={kind} className={`${choice.choice} ${css.choice}`}>
            <input type="radio" name="kind" value={kind} checked={kind === chosen} onChange={letFormRead} />
            <WalletMark kind={kind} />
            {text(kinds[kind].name)}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

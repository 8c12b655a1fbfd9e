import { handledByForm } from '../../save-form/handled-by-form'
import { useText } from '../catalogue/text'
import { allKinds, kinds } from './kinds'
import { WalletIcon } from './WalletIcon'
import choice from '../fields/choice.module.css'
import type { FieldName } from '../fields/names'
import css from './KindChoice.module.css'

export function KindChoice({ name, chosen }: { name: FieldName; chosen: string }) {
  const text = useText()
  return (
    <fieldset className={choice.group}>
      <legend>{text('Wallet type')}</legend>
      <div className={css.choices}>
        {allKinds.map(kind => (
          <label key={kind} className={`${choice.choice} ${css.choice}`}>
            <input type="radio" name={name} value={kind} checked={kind === chosen} onChange={handledByForm} />
            <WalletIcon kind={kind} />
            {text(kinds[kind].name)}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

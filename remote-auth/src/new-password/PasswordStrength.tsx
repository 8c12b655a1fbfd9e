import { useText, type MessageId } from '../catalogue/text'
import type { Strength } from './judge-password'
import css from './PasswordStrength.module.css'

const words: Record<Strength, MessageId> = {
  weak: 'Easy to guess',
  fair: 'Harder to guess',
  strong: 'Hard to guess',
}

/** Says while somebody types how good the password is; announced when the word changes, not with every letter. */
export function PasswordStrength({ strength }: { strength: Strength | undefined }) {
  const text = useText()
  return (
    <div className={css.strength} data-strength={strength}>
      <span className={css.step} />
      <span className={css.step} />
      <span className={css.step} />
      <span className={css.word} role="status">
        {strength && text(words[strength])}
      </span>
    </div>
  )
}

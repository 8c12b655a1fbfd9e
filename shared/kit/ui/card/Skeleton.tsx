import { languageOf } from '../../format/language-of'
import css from './Skeleton.module.css'

interface SkeletonProps {
  label: string
  shape?: 'lines' | 'rows' | 'cards'
  count?: number
}

/**
 * A placeholder while content loads. It appears after 150 ms, so that fast content does not
 * flicker.
 */
export const Skeleton = ({ label, shape = 'lines', count = 3 }: SkeletonProps) => (
  <div className={css.skeleton} role="status">
    <p className={css.label} lang={languageOf(label)}>
      {label}
    </p>
    <div className={css.shapes} data-shape={shape} aria-hidden>
      {Array.from({ length: count }, (_, index) => (
        <span className={css.shape} key={index} />
      ))}
    </div>
  </div>
)

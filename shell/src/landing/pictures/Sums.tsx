import css from './Sums.module.css'
import { useContent } from '../content/use-content'

export function Sums() {
  const { sample } = useContent()
  return (
    <div className={css.sums}>
      {sample.sums.map(({ tone, title, amount }) => (
        <p key={tone} data-tone={tone}>
          {title}
          <b>{amount}</b>
        </p>
      ))}
    </div>
  )
}

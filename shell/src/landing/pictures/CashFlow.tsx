import css from './CashFlow.module.css'

export const CashFlow = () => (
  <svg className={css.flow} viewBox="0 0 240 72">
    <path d="M12 66V34m40 32V26m40 40V30m40 36V18m40 48V22m40 44V8" />
    <path d="M24 66V46m40 20V40m40 26V50m40 16V38m40 28V44m40 22V34" />
  </svg>
)

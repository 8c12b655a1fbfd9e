import css from './Purse.module.css'

export const Purse = () => (
  <svg className={css.purse} width="32" viewBox="0 0 32 32" aria-hidden>
    <rect width="32" height="32" rx="9" />
    <path d="M11 7h10l-2.4 4.4c4 2.2 6.4 5.6 6.4 8.6 0 4-3.2 6-9 6s-9-2-9-6c0-3 2.4-6.4 6.4-8.6z" />
    <circle cx="16" cy="18.5" r="3.5" />
  </svg>
)

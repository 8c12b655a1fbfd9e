import { Search } from 'lucide-react'
import { useText } from '../catalogue/text'
import css from './SearchBox.module.css'
import { useSearch } from './use-search'

/** Searches on the server, in the words that the reader sees. */
export function SearchBox({ searched }: { searched: string }) {
  const text = useText()
  const { typed, type, send } = useSearch(searched)
  return (
    <form
      className={css.search}
      role="search"
      onSubmit={event => {
        event.preventDefault()
        send()
      }}
    >
      <Search size={20} />
      <input
        className={css.box}
        type="search"
        name="search"
        value={typed}
        onChange={event => type(event.target.value)}
        maxLength={100}
        placeholder={text('Search activities...')}
        aria-label={text('Search activities...')}
        autoComplete="off"
        enterKeyHint="search"
      />
    </form>
  )
}

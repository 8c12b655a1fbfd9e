import { Search } from 'lucide-react'
import { useText } from './catalogue/text'
import css from './SearchBox.module.css'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { addressOf } from './view'

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

/** Debounce delay before a request, in milliseconds. */
const pause = 300

function useSearch(searched: string) {
  const navigate = useNavigate()
  const [{ typed, sent }, set] = useState({ typed: searched, sent: searched })
  if (searched !== sent && typed === sent) set({ typed: searched, sent: searched })

  function send() {
    const search = typed.trim()
    set({ typed, sent: search })
    if (search !== searched) void navigate(addressOf(search), { replace: true })
  }

  useEffect(() => {
    if (typed.trim() === sent) return
    const timer = setTimeout(send, pause)
    return () => clearTimeout(timer)
  })

  return { typed, type: (text: string) => set({ typed: text, sent }), send }
}

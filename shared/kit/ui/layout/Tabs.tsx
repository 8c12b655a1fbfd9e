import { useId, useState, type KeyboardEvent, type ReactNode } from 'react'
import css from './Tabs.module.css'

interface TabsProps {
  label: string
  tabs: readonly { id: string; label: string; panel: ReactNode }[]
  /**
   * Set `open` and `onOpen` to control the tabs from outside. By default, the first tab is open.
   */
  open?: string
  onOpen?: (id: string) => void
  beside?: ReactNode
}

const steps: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/** The whole tab list is one stop of the Tab key. Arrow keys, Home and End open another tab. */
export function Tabs({ label, tabs, open, onOpen, beside }: TabsProps) {
  const id = useId()
  const [own, setOwn] = useState(tabs[0]?.id)
  const at = Math.max(
    tabs.findIndex(tab => tab.id === (open ?? own)),
    0,
  )

  function choose(tab: string) {
    setOwn(tab)
    onOpen?.(tab)
  }

  function step(event: KeyboardEvent) {
    const tab = tabs[steps[event.key]?.(at, tabs.length) ?? -1]
    if (!tab) return
    event.preventDefault()
    choose(tab.id)
    document.getElementById(`${id}-${tab.id}`)?.focus()
  }

  return (
    <div className={css.tabs}>
      <div className={css.row}>
        <div className={css.list} role="tablist" aria-label={label} onKeyDown={step}>
          {tabs.map((tab, index) => (
            <button
              key={tab.id}
              type="button"
              className={css.tab}
              role="tab"
              id={`${id}-${tab.id}`}
              aria-selected={index === at}
              aria-controls={index === at ? `${id}-panel` : undefined}
              tabIndex={index === at ? 0 : -1}
              onClick={() => choose(tab.id)}
            >
              {tab.label}
            </button>
          ))}
        </div>
        {beside}
      </div>
      <div
        key={tabs[at]?.id}
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${tabs[at]?.id}`}
        tabIndex={0}
      >
        {tabs[at]?.panel}
      </div>
    </div>
  )
}

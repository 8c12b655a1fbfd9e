import { PanelLeftClose, PanelLeftOpen } from 'lucide-react'
import type { ComponentType } from 'react'
import { NavLink } from 'react-router-dom'
import css from './AreaNavigation.module.css'
import tip from './tooltip.module.css'
import { useCurrentInView } from './use-current-in-view'

export interface AreaEntry {
  path: string
  label: string
  icon: ComponentType
  order: number
}

interface AreaNavigationProps {
  home: string
  entries: readonly AreaEntry[]
  labels: { navigation: string; collapse: string; expand: string }
  isCollapsed: boolean
  /** Undefined where the sidebar is forced collapsed. */
  onToggle: (() => void) | undefined
}

/** The sidebar, or on phones the bottom bar: one list of links, drawn two ways. */
export function AreaNavigation({ home, entries, labels, isCollapsed, onToggle }: AreaNavigationProps) {
  const list = useCurrentInView()
  const tooltip = (label: string) => (isCollapsed ? { 'data-tooltip': label } : {})
  const toggleLabel = isCollapsed ? labels.expand : labels.collapse
  const Toggle = isCollapsed ? PanelLeftOpen : PanelLeftClose
  return (
    <nav className={css.navigation} aria-label={labels.navigation} data-collapsed={isCollapsed}>
      <ul className={css.entries} ref={list} id="area-entries">
        {[...entries]
          .sort((a, b) => a.order - b.order)
          .map(({ path, label, icon: Icon }) => (
            <li key={path}>
              <NavLink
                className={`${css.entry} ${tip.tooltip}`}
                to={path}
                end={path === home}
                data-tooltip-side="right"
                {...tooltip(label)}
              >
                <Icon />
                <span className={css.label}>{label}</span>
              </NavLink>
            </li>
          ))}
      </ul>
      {onToggle && (
        <button
          type="button"
          className={`${css.entry} ${css.toggle} ${tip.tooltip}`}
          aria-expanded={!isCollapsed}
          aria-controls="area-entries"
          data-tooltip-side="right"
          {...tooltip(toggleLabel)}
          onClick={onToggle}
        >
          <Toggle />
          <span className={css.label}>{toggleLabel}</span>
        </button>
      )}
    </nav>
  )
}

import type { ReactNode } from 'react'
import { LinkButton } from '@pundi/kit/ui'
import css from './AreaLink.module.css'

interface AreaLinkProps {
  to: string
  icon: ReactNode
  label: string
}

export const AreaLink = ({ to, icon, label }: AreaLinkProps) => (
  <LinkButton tone="quiet" to={to} className={css.link}>
    {icon}
    <span className={css.label}>{label}</span>
  </LinkButton>
)

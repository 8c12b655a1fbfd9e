import { Link, type LinkProps } from 'react-router-dom'
import css from './Button.module.css'

interface LinkButtonProps extends LinkProps {
  tone?: 'primary' | 'quiet'
}

export const LinkButton = ({ tone = 'primary', className, ...link }: LinkButtonProps) => (
  <Link {...link} className={[css.button, className].filter(Boolean).join(' ')} data-tone={tone} />
)

import { Link, type LinkProps } from 'react-router-dom'
import css from './Button.module.css'

interface LinkButtonProps extends LinkProps {
  tone?: 'primary' | 'quiet'
}

/** A link, with a link's behaviour, that looks like a `Button`. */
export const LinkButton = ({ tone = 'primary', className, ...link }: LinkButtonProps) => (
  <Link {...link} className={[css.button, className].filter(Boolean).join(' ')} data-tone={tone} />
)

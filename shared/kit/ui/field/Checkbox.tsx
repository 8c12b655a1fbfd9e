import { useEffect, useRef, type ComponentProps, type ReactNode } from 'react'
import css from './Checkbox.module.css'
import { VisuallyHidden } from '../style/VisuallyHidden'

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'children' | 'ref'> {
  label: ReactNode
  isLabelHidden?: boolean
  indeterminate?: boolean
}

export function Checkbox({
  label,
  isLabelHidden,
  indeterminate = false,
  className,
  ...input
}: CheckboxProps) {
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (box.current) box.current.indeterminate = indeterminate
  }, [indeterminate])
  return (
    <label className={[css.checkbox, className].filter(Boolean).join(' ')}>
      <input {...input} className={css.box} type="checkbox" ref={box} />
      {isLabelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : <span>{label}</span>}
    </label>
  )
}

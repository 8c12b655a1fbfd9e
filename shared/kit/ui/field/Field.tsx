import { cloneElement, type ReactElement } from 'react'
import { FieldFrame, type FieldFrameProps } from './FieldFrame'

interface FieldProps extends FieldFrameProps {
  name: string
  /** Exactly one native control: an `input`, a `select` or a `textarea`. */
  children: ReactElement<Record<string, unknown>>
}

export const Field = ({ name, children, ...frame }: FieldProps) => (
  <FieldFrame {...frame}>
    {wiring =>
      cloneElement(children, {
        name,
        ...wiring,
        className: [wiring.className, children.props.className].filter(Boolean).join(' '),
      })
    }
  </FieldFrame>
)

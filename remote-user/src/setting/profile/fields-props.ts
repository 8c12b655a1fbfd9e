import type { ChangeEvent } from 'react'
import type { Draft } from './draft'

/** What ties the fields of a part to the form around them. */
export interface FieldsProps {
  bind: (name: keyof Draft) => {
    value: string
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => void
  }
  /** By the name of their field. */
  errors: Record<string, string> | undefined
}

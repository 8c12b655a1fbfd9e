import { Button, Tabs } from '@pundi/kit/ui'
import { ArrowLeftRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { useFormText } from './catalogue/text'
import css from './TransactionForm.module.css'

interface WaysToAddProps {
  form: ReactNode
  line: ReactNode
  open: 'form' | 'line'
  onOpen: (way: string) => void
  onMove: (() => void) | undefined
}

export function WaysToAdd({ form, line, open, onOpen, onMove }: WaysToAddProps) {
  const say = useFormText()
  return (
    <Tabs
      label={say('Ways to add')}
      open={open}
      onOpen={onOpen}
      tabs={[
        { id: 'form', label: say('Form'), panel: form },
        { id: 'line', label: say('Quick add'), panel: line },
      ]}
      beside={
        onMove && (
          <Button type="button" tone="quiet" className={css.move} onClick={onMove} aria-haspopup="dialog">
            <ArrowLeftRight size={18} /> {say('Transfer')}
          </Button>
        )
      }
    />
  )
}

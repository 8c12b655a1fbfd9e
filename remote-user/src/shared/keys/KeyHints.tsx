import { Dialog } from '@pundi/kit/ui'
import { useText } from '../../catalogue/text'
import { useFormText } from '../transaction-form/catalogue/text'
import css from './KeyHints.module.css'

export function KeyHints({ onClose }: { onClose: () => void }) {
  const text = useText()
  const say = useFormText()
  const hints: [meaning: string, ...keys: string[]][] = [
    [say('Quick add'), 'n'],
    [say('Next and previous row'), 'j', 'k'],
    [say('Open the row'), 'Enter'],
    [text('Search'), '/'],
    [say('Save the form'), 'Ctrl+Enter'],
    [say('Close the window'), 'Esc'],
    [say('Show these shortcuts'), '?'],
  ]
  return (
    <Dialog title={say('Keyboard shortcuts')} open onClose={onClose} closeLabel={text('Close')}>
      <dl className={css.hints}>
        {hints.map(([meaning, ...keys]) => (
          <div key={meaning} className={css.hint}>
            <dt>{meaning}</dt>
            <dd>
              {keys.map(key => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}

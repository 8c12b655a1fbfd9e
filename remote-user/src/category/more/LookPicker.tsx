import { categoryColors, categoryIcons } from '@pundi/contract'
import { Button, ButtonRow, Dialog, Field } from '@pundi/kit/ui'
import { useState } from 'react'
import { useText } from '../catalogue/text'
import { CategoryMark } from '../../category-mark/CategoryMark'
import type { Look } from '../use-category-form'
import { useMoreText } from './catalogue/text'
import css from './LookPicker.module.css'
import { colorNames, iconNames } from './look-names'

interface LookPickerProps {
  look: Look
  type: 'income' | 'expense'
  onChoose: (look: Look) => void
  onClose: () => void
}

/** Chooses icon and colour of a category. What is pressed is chosen; the form that opened this saves it. */
export function LookPicker({ look, type, onChoose, onClose }: LookPickerProps) {
  const text = useText()
  const say = useMoreText()
  const [search, setSearch] = useState('')
  const found = categoryIcons.filter(icon => fold(say(iconNames[icon])).includes(fold(search.trim())))
  return (
    <Dialog title={text('Icon and colour')} open onClose={onClose} closeLabel={text('Close')}>
      <div className={css.picker}>
        <div className={css.preview}>
          <CategoryMark {...look} type={type} />
        </div>
        <fieldset className={css.group}>
          <legend>{say('Colour')}</legend>
          <div className={css.choices}>
            {[...categoryColors, null].map(color => (
              <Choice
                key={color}
                name="look-color"
                label={color === null ? say('No colour') : say(colorNames[color])}
                isChosen={look.color === color}
                onChoose={() => onChoose({ ...look, color })}
              >
                <CategoryMark icon={look.icon} color={color} type={type} />
              </Choice>
            ))}
          </div>
        </fieldset>
        <Field label={text('Search')} name="look-search">
          <input
            type="search"
            enterKeyHint="search"
            value={search}
            onChange={event => setSearch(event.target.value)}
            placeholder={say('Search icons...')}
            maxLength={40}
            autoComplete="off"
          />
        </Field>
        <fieldset className={css.group}>
          <legend>{say('Icon')}</legend>
          <div className={css.choices}>
            {found.map(icon => (
              <Choice
                key={icon}
                name="look-icon"
                label={say(iconNames[icon])}
                isChosen={look.icon === icon}
                onChoose={() => onChoose({ ...look, icon })}
              >
                <CategoryMark icon={icon} color={look.color} type={type} />
              </Choice>
            ))}
          </div>
          <p role="status">{found.length === 0 && say('No icon is called that.')}</p>
        </fieldset>
        <ButtonRow>
          <Button type="button" onClick={onClose}>
            {text('Close')}
          </Button>
        </ButtonRow>
      </div>
    </Dialog>
  )
}

interface ChoiceProps {
  name: string
  label: string
  isChosen: boolean
  onChoose: () => void
  children: React.ReactNode
}

/** One of a group: the arrow keys go through it, as through any radio buttons. */
const Choice = ({ name, label, isChosen, onChoose, children }: ChoiceProps) => (
  <label className={css.choice} title={label}>
    <input type="radio" name={name} aria-label={label} checked={isChosen} onChange={onChoose} />
    {children}
  </label>
)

/** "Piza" is found by "PIZA", "médico" by "medico". */
const fold = (words: string) => words.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

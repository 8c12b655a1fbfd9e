import { categoryColors, categoryIcons } from '@pundi/contract'
import { Button, ButtonRow, Dialog, Field } from '@pundi/kit/ui'
import { useState } from 'react'
import { CategoryMark } from '../../../shared/category-mark/CategoryMark'
import type { Look } from '../../../shared/category-form/use-category-form'
import { useText } from '../../../shared/category-form/catalogue/text'
import css from './LookPicker.module.css'
import { colorNames, iconNames } from './look-names'

interface LookPickerProps {
  look: Look
  type: 'income' | 'expense'
  onChoose: (look: Look) => void
  onClose: () => void
}

export function LookPicker({ look, type, onChoose, onClose }: LookPickerProps) {
  const text = useText()
  const [search, setSearch] = useState('')
  const found = categoryIcons.filter(icon => fold(text(iconNames[icon])).includes(fold(search.trim())))
  return (
    <Dialog title={text('Icon and colour')} open onClose={onClose} closeLabel={text('Close')}>
      <div className={css.picker}>
        <div className={css.preview}>
          <CategoryMark {...look} type={type} />
        </div>
        <fieldset className={css.group}>
          <legend>{text('Colour')}</legend>
          <div className={css.choices}>
            {[...categoryColors, null].map(color => (
              <Choice
                key={color}
                name="look-color"
                label={color === null ? text('No colour') : text(colorNames[color])}
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
            placeholder={text('Search icons...')}
            maxLength={40}
            autoComplete="off"
          />
        </Field>
        <fieldset className={css.group}>
          <legend>{text('Icon')}</legend>
          <div className={css.choices}>
            {found.map(icon => (
              <Choice
                key={icon}
                name="look-icon"
                label={text(iconNames[icon])}
                isChosen={look.icon === icon}
                onChoose={() => onChoose({ ...look, icon })}
              >
                <CategoryMark icon={icon} color={look.color} type={type} />
              </Choice>
            ))}
          </div>
          <p role="status">{found.length === 0 && text('No icons found.')}</p>
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

const Choice = ({ name, label, isChosen, onChoose, children }: ChoiceProps) => (
  <label className={css.choice} title={label}>
    <input type="radio" name={name} aria-label={label} checked={isChosen} onChange={onChoose} />
    {children}
  </label>
)

/** Ignores upper case and accents when searching: "medico" finds "Médico". */
const fold = (words: string) => words.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

import { useState } from 'react'
import { Route, Routes } from 'react-router-dom'
import { Field, PageHeader } from '@pundi/kit/ui'
import { AreaExample } from './AreaExample'
import css from './Gallery.module.css'
import { Parts } from './Parts'

/** Shows each example in an iframe, because a theme and a window width apply to a whole document. */
export const Gallery = () => (
  <Routes>
    <Route path="/parts" element={<Parts />} />
    <Route path="/area" element={<AreaExample />} />
    <Route path="*" element={<Windows />} />
  </Routes>
)

const themes = { Light: ['light'], Dark: ['dark'], 'Side by side': ['light', 'dark'] }
const widths = {
  'All there is': undefined,
  'Phone, 375 px': 375,
  'Small phone, 320 px': 320,
  'Tablet, 768 px': 768,
}

function Windows() {
  const [shown, setShown] = useState<keyof typeof themes>('Side by side')
  const [width, setWidth] = useState<keyof typeof widths>('All there is')
  return (
    <div className={css.gallery}>
      <header className={css.bar}>
        <PageHeader title="Pundi's kit">
          <Choice name="Theme" options={themes} value={shown} onChange={setShown} />
          <Choice name="Width" options={widths} value={width} onChange={setWidth} />
        </PageHeader>
      </header>
      <div className={css.windows}>
        {themes[shown].map(theme => (
          <iframe
            key={theme}
            title={`The kit, ${theme}`}
            src={`/parts?theme=${theme}`}
            width={widths[width]}
          />
        ))}
      </div>
    </div>
  )
}

interface ChoiceProps<Option extends string> {
  name: string
  options: Record<Option, unknown>
  value: Option
  onChange: (option: Option) => void
}

const Choice = <Option extends string>({ name, options, value, onChange }: ChoiceProps<Option>) => (
  <Field name={name} label={name}>
    <select value={value} onChange={event => onChange(event.currentTarget.value as Option)}>
      {Object.keys(options).map(option => (
        <option key={option}>{option}</option>
      ))}
    </select>
  </Field>
)

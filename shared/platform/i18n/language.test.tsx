import { act, render, screen } from '@testing-library/react'
import type { Catalogues } from '@pundi/contract/federation'
import { currentLanguage, LanguageProvider, learn, speak, textOf } from '.'

const { useText } = textOf<'Save' | 'More'>()

afterEach(() => speak('default'))

test('all words change at once, those of a workspace that came earlier and of one that comes later', async () => {
  await learn(wordsOf('Save', { default: 'Save', en: 'Save', id: 'Simpan', es: 'Guardar' }))
  render(<Buttons />, { wrapper: LanguageProvider })
  await act(() => speak('id'))
  expect(screen.getByText('Simpan')).toBeVisible()
  await act(() => learn(wordsOf('More', { default: 'More', en: 'More', id: 'Lainnya', es: 'Más' })))
  expect(screen.getByText('Lainnya')).toBeVisible()
  await act(() => speak('es'))
  expect(screen.getByText('Guardar')).toBeVisible()
  expect(screen.getByText('Más')).toBeVisible()
})

test('only the words of the language in use are loaded', async () => {
  const asked: string[] = []
  await speak('es')
  await learn(wordsOf('Save', { default: '', en: '', id: '', es: 'Guardar' }, asked))
  expect(asked).toEqual(['es'])
})

test('words that do not load leave the language as it was', async () => {
  const words = wordsOf('Save', { default: 'Save', en: '', id: '', es: '' })
  const broken: Catalogues = { ...words, es: () => Promise.reject(new Error('no network')) }
  await learn(broken)
  await expect(speak('es')).rejects.toThrow('no network')
  expect(currentLanguage()).toBe('id')
  render(<Buttons />, { wrapper: LanguageProvider })
  expect(screen.getByText('Save')).toBeVisible()
  broken.es = words.es
})

test('a language that is chosen while words are on their way is the one that they come in', async () => {
  let arrive = () => {}
  const words = wordsOf('Save', { default: 'Save', en: 'Save', id: 'Simpan', es: 'Guardar' })
  const slow = new Promise<void>(resolve => (arrive = resolve))
  const learning = learn({ ...words, default: () => slow.then(words.default) })
  const speaking = speak('id')
  arrive()
  await Promise.all([learning, speaking])
  render(<Buttons />, { wrapper: LanguageProvider })
  expect(screen.getByText('Simpan')).toBeVisible()
})

test('server messages are asked for in the language that is spoken, in Indonesian where none was chosen', async () => {
  expect(currentLanguage()).toBe('id')
  await speak('en')
  expect(currentLanguage()).toBe('en')
})

function Buttons() {
  const text = useText()
  return (
    <>
      <button>{text('Save')}</button>
      <button>{text('More')}</button>
    </>
  )
}

function wordsOf(id: string, words: Record<keyof Catalogues, string>, asked: string[] = []): Catalogues {
  const load = (language: keyof Catalogues) => () => {
    asked.push(language)
    return Promise.resolve({ default: { [id]: words[language] } })
  }
  return { default: load('default'), en: load('en'), id: load('id'), es: load('es') }
}

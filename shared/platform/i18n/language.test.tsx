import { act, render, screen } from '@testing-library/react'
import type { Catalogues } from '@pundi/platform/federation'
import { currentLanguage, LanguageProvider, loadMessages, activate, textOf } from '.'

const { useText } = textOf<'Save' | 'More'>()

afterEach(() => activate('default'))

test('all messages change at once, those of a workspace that came earlier and of one that comes later', async () => {
  await loadMessages(cataloguesOf('Save', { default: 'Save', en: 'Save', id: 'Simpan', es: 'Guardar' }))
  render(<Buttons />, { wrapper: LanguageProvider })
  await act(() => activate('id'))
  expect(screen.getByText('Simpan')).toBeVisible()
  await act(() =>
    loadMessages(cataloguesOf('More', { default: 'More', en: 'More', id: 'Lainnya', es: 'Más' })),
  )
  expect(screen.getByText('Lainnya')).toBeVisible()
  await act(() => activate('es'))
  expect(screen.getByText('Guardar')).toBeVisible()
  expect(screen.getByText('Más')).toBeVisible()
})

test('only the messages of the language in use are loaded', async () => {
  const asked: string[] = []
  await activate('es')
  await loadMessages(cataloguesOf('Save', { default: '', en: '', id: '', es: 'Guardar' }, asked))
  expect(asked).toEqual(['es'])
})

test('messages that do not load leave the language as it was', async () => {
  const catalogues = cataloguesOf('Save', { default: 'Save', en: '', id: '', es: '' })
  const broken: Catalogues = { ...catalogues, es: () => Promise.reject(new Error('no network')) }
  await loadMessages(broken)
  await expect(activate('es')).rejects.toThrow('no network')
  expect(currentLanguage()).toBe('id')
  render(<Buttons />, { wrapper: LanguageProvider })
  expect(screen.getByText('Save')).toBeVisible()
  broken.es = catalogues.es
})

test('a language that is chosen while messages are on their way is the one that they come in', async () => {
  let arrive = () => {}
  const catalogues = cataloguesOf('Save', { default: 'Save', en: 'Save', id: 'Simpan', es: 'Guardar' })
  const slow = new Promise<void>(resolve => (arrive = resolve))
  const loading = loadMessages({ ...catalogues, default: () => slow.then(catalogues.default) })
  const activating = activate('id')
  arrive()
  await Promise.all([loading, activating])
  render(<Buttons />, { wrapper: LanguageProvider })
  expect(screen.getByText('Simpan')).toBeVisible()
})

test('server messages are asked for in the active language, in Indonesian where none was chosen', async () => {
  expect(currentLanguage()).toBe('id')
  await activate('en')
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

function cataloguesOf(
  id: string,
  messages: Record<keyof Catalogues, string>,
  asked: string[] = [],
): Catalogues {
  const load = (language: keyof Catalogues) => () => {
    asked.push(language)
    return Promise.resolve({ default: { [id]: messages[language] } })
  }
  return { default: load('default'), en: load('en'), id: load('id'), es: load('es') }
}

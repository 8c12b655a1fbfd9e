import type { Theme } from '@pundi/contract'

/** Colours of the browser's own toolbar. They equal the tokens of the background. */
const grounds = { light: '#faf8f4', dark: '#0c1512' }

/** "system" follows the device. */
export function showTheme(theme: Theme) {
  const root = document.documentElement
  if (theme === 'system') delete root.dataset.theme
  else root.dataset.theme = theme
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const systems = meta.getAttribute('media')?.includes('dark') ? 'dark' : 'light'
    meta.content = grounds[theme === 'system' ? systems : theme]
  }
}

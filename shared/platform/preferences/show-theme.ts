import type { Theme } from '@pundi/contract'

/** Colours of the browser's toolbar, equal to the page's background. */
const grounds = { light: '#faf8f4', dark: '#0c1512' }

/** The theme "system" follows the device's setting. */
export function showTheme(theme: Theme) {
  const root = document.documentElement
  if (theme === 'system') delete root.dataset.theme
  else root.dataset.theme = theme
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const systems = meta.getAttribute('media')?.includes('dark') ? 'dark' : 'light'
    meta.content = grounds[theme === 'system' ? systems : theme]
  }
}

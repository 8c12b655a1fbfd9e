/*
 * Runs before the first paint: sets the chosen theme, and redirects "/" to the chosen language. Without storage, the
 * defaults stay.
 */
try {
  const { language, theme } = localStorage as { language?: string; theme?: string }
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
  if (location.pathname === '/' && (language === 'id' || language === 'es'))
    location.replace(`/${language}${location.hash}`)
} catch {
  // Storage is blocked.
}
